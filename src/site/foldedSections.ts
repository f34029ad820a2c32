/** Sections of a page that are folded under their heading. */
export const foldedSections = ['Where this comes from'];
