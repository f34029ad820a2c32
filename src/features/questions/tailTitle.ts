/** The heading above the open questions of a page. */
export const tailTitle = 'Not documented';
