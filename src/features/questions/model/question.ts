import type {Importance} from './importance';

/** Something that the documentation does not know yet. Code in its texts is in backticks. */
export type Question = {
  kind: 'page' | 'address' | 'fact';
  importance: Importance;
  question: string;
  /** Where to look for the answer; may be empty. */
  look: string;
  /** The title of the page that the question is about. */
  page: string;
  /** Its address on the site, with an anchor. */
  place: string;
  /** The file and line to edit once it is answered. */
  source: string;
};
