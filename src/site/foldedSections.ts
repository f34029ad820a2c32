/** Sections of a page that are folded under their heading. */
export const foldedSections = ['All settings', 'Where this comes from'];
