/** The stored setting of the "/" shortcut. Nothing is stored while it is on. */
export const slashKey = {setting: 'docs-slash-key', off: 'off'} as const;
