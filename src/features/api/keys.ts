/** How a value is typed in. */
export const kinds = ['id', 'key', 'duration', 'links', 'note'] as const;

/** Who has a value. */
export const holders = ['wearer', 'holder', 'caller'] as const;
