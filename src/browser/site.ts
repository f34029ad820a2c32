/** What the script of the site needs to know, written into it when it is bundled. */
type Site = {
  searchScript: string;
  /** Ends each storage key, so that two sites on one host do not share them. */
  namespace: string;
  /** Whether each step to another page loads a document, as with the light layer. */
  loadsDocuments: boolean;
  /** Whether the site runs in `npm start`. */
  isDevelopment: boolean;
};

declare global {
  const SITE: Site;
}

export type {Site};
