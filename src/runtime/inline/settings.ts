/** What the page script needs to know about the site; defined at build time. */
export type Settings = {
  storage: 'localStorage' | 'sessionStorage' | 'none';
  /** The suffix that separates the storage keys of two sites on one host. */
  namespace: string;
  announcementId: string;
};

declare const SETTINGS: Settings;

export const settings = SETTINGS;
