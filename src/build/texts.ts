import {inEnglish} from '../site/translate';

/** The texts of a table. */
export function textsOf<Texts>(table: (translate: typeof inEnglish) => Texts): Texts {
  return table(inEnglish);
}
