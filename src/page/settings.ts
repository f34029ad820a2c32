/** What the scripts of a page need to know about the site. */
export type Settings = {
  storage: 'localStorage' | 'sessionStorage' | 'none';
  /** Ends each storage key, so that two sites on one host do not share them. */
  namespace: string;
  /** Null if there is no announcement. */
  announcementId: string | null;
  hidesNavbar: boolean;
  /** The names of the versions of each docs plugin that has several, by its id. Null if the preferred one is not kept. */
  versions: Record<string, string[]> | null;
  searchScript: string;
  hasDropdowns: boolean;
  /** See src/site/hasPages.ts. */
  hasPages: boolean;
};

declare global {
  /**
   * Defined when the scripts are bundled. A condition that names it, such as `SETTINGS.hidesNavbar`, leaves out of the
   * bundle what the site does not need.
   */
  const SETTINGS: Settings;
}

export const settings = SETTINGS;
