import type {Importance} from './importance';

/** Something the documentation does not know yet. Code in its texts is in backticks. */
export type Question = {
  kind: 'page' | 'address' | 'entry' | 'fact';
  importance: Importance;
  question: string;
  /** Where to look for the answer, or nothing. */
  look: string;
  /** The title of the page on which it is open. */
  page: string;
  /** Its place on the site, with the anchor. */
  place: string;
  /** The one place to edit, as file and line. */
  source: string;
};
