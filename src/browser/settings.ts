/** What the scripts of a page need to know about the site. */
export type Settings = {
  storage: 'localStorage' | 'sessionStorage' | 'none';
  /** Ends each storage key, so that two sites on one host do not share them. */
  namespace: string;
  /** Null if there is no announcement. */
  announcementId: string | null;
  hidesNavbar: boolean;
  hidesSidebar: boolean;
  /** The colour mode of a reader who has chosen none. */
  defaultMode: 'light' | 'dark' | 'system';
  hasModeSwitch: boolean;
  /** The names of the versions of each docs plugin that has several, by its id. Null if the preferred one is not kept. */
  versions: Record<string, string[]> | null;
  searchScript: string;
  hasDropdowns: boolean;
  /** Whether the site runs in `npm start`. */
  isDevelopment: boolean;
  /** See src/site/hasPages.ts. */
  hasPages: boolean;
  /** Whether each step to another page loads a document, which it does in a light build. */
  loadsDocuments: boolean;
  /** The script that brings islands to life. Empty if there are none. */
  islandScript: string;
  /** Whether the address is that of the page, which it is not with the memory router. */
  hasAddress: boolean;
};

declare global {
  /**
   * Each setting is replaced by its value when the scripts are bundled, so that a condition such as
   * `SETTINGS.hidesNavbar` leaves out what the site does not need. They are not to be used in another way.
   */
  const SETTINGS: Settings;
}
