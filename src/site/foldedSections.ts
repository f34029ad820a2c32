/** The heading above the open questions of a page. */
export const openQuestionsTitle = 'Not documented';

/** Sections of a page that are folded under their heading. */
export const foldedSections = [openQuestionsTitle, 'Where this comes from'];
