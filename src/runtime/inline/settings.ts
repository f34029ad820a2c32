/** What the page script must know of the site; written into it when the site is built. */
export type Settings = {
  storage: 'localStorage' | 'sessionStorage' | 'none';
  /** Keeps the keys of two sites on one host apart. */
  namespace: string;
  announcementId: string;
};

declare const SETTINGS: Settings;

export const settings = SETTINGS;
