/** What a mark is: one row of the table below. */
type Row = {
  label: string;
  /** How the symbol is filled, by its class in src/components/Certainty. */
  symbol: string;
  /** The line under the opening of a page that rests on such statements. Empty where the page says so itself. */
  opening: string;
  /** What the mark means, and what a reader does with it. */
  meaning: string;
  advice: string;
};

/**
 * How certain a statement is, from the surest mark on. The keys are used in front matter, in the API description and in
 * `<Certainty mark="…" />`.
 */
export const certainties = {
  documented: {
    label: 'documented',
    symbol: 'full',
    opening: '',
    meaning: 'EmlaLock says so in its wiki, its API reference or an older page.',
    advice: 'Rely on it, but bear in mind that the service may change.',
  },
  confirmed: {
    label: 'confirmed',
    symbol: 'dotted',
    opening: 'Seen in a response of EmlaLock, but not written on its pages.',
    meaning: 'A response from the service showed it on the date beside the mark.',
    advice: 'Rely on it as of that day.',
  },
  observed: {
    label: 'observed',
    symbol: 'half',
    opening:
      'We haven’t found everything EmlaLock says about this, so much of this page comes from other sources, mainly programs that use EmlaLock.',
    meaning:
      'EmlaLock itself doesn’t say so. Programs that use it, other people’s pages or the sample response in its API reference show it, or it follows from one of them.',
    advice: 'Probably right. Check it before you depend on it.',
  },
  undocumented: {
    label: 'not documented',
    symbol: 'empty',
    opening: '',
    meaning: 'Neither EmlaLock’s pages nor the programs we have read say clearly what it means or does.',
    advice: 'Don’t guess, and don’t rely on it.',
  },
} as const satisfies Record<string, Row>;

/** What the mark in the text of a documented page means, said once under its opening. */
export const markedStatements =
  'marks something that EmlaLock doesn’t say itself. We take it from programs, other people’s pages or sample data.';

export type CertaintyMark = keyof typeof certainties;

/** A page whose statements have different marks, which the page shows beside them or in its table of sources. */
export const mixedPage = {
  mixed: {opening: 'This page comes partly from EmlaLock’s own pages and partly from programs that use EmlaLock.'},
};

export const certaintyMarks = Object.keys(certainties) as CertaintyMark[];
