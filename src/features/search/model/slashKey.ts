/** Where the reader's choice about the key "/" is stored. Nothing is stored while it opens the search. */
export const slashKey = {setting: 'docs-slash-key', off: 'off'} as const;
