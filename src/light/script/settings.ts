/** What the scripts of a page need to know about the site. */
export type Settings = {
  storage: 'localStorage' | 'sessionStorage';
  /** Ends each storage key, so that two sites on one host do not share them. */
  namespace: string;
  /** Null if there is no announcement. */
  announcementId: string | null;
  hidesNavbar: boolean;
  /** The colour mode of a reader who has chosen none. */
  defaultMode: 'light' | 'dark' | 'system';
  hasModeSwitch: boolean;
  hasDropdowns: boolean;
  /** The script that brings islands to life. Empty if there are none. */
  islandScript: string;
};

declare global {
  /** Each is replaced by its value in a bundle, so that a condition leaves out what the site does not need. */
  const SETTINGS: Settings;
}
