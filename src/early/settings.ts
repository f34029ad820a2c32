/** What the early script must know of the site; written into it when the site is built. */
export type Settings = {
  storage: 'localStorage' | 'sessionStorage' | 'none';
  /** Keeps the keys of two sites on one host apart. */
  namespace: string;
  announcementId: string;
  /** The script of the search; empty where nothing can be searched. */
  search: string;
};

declare const SETTINGS: Settings;

export const settings = SETTINGS;
