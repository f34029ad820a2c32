/** What the scripts of a page need to know about the site. */
export type Settings = {
  storage: 'localStorage' | 'sessionStorage' | 'none';
  /** Ends each storage key, so that two sites on one host do not share them. */
  namespace: string;
  announcementId: string;
  searchScript: string;
  hasDropdowns: boolean;
};

declare global {
  /**
   * Defined when the scripts are bundled. A condition that names it, such as `SETTINGS.hasDropdowns`, leaves out of the
   * bundle what the site does not need.
   */
  const SETTINGS: Settings;
}

export const settings = SETTINGS;

declare global {
  /** See src/site/hasPages.ts. Defined as well, as a value of its own, so that a branch that is never taken is left out. */
  const HAS_PAGES: boolean;
}
