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
      'Most of this page rests on programs that use EmlaLock, because we couldn’t read EmlaLock’s own page in full.',
    meaning:
      'Programs that use EmlaLock, other people’s pages or the sample response in the API reference show it, or it follows from one of them.',
    advice: 'Probably right. Check it before you depend on it.',
  },
  undocumented: {
    label: 'not documented',
    symbol: 'empty',
    opening: '',
    meaning: 'Neither EmlaLock’s pages nor any program we read shows it.',
    advice: 'Don’t guess. The page says what to do instead, or whom to ask.',
  },
} as const satisfies Record<string, Row>;

/** What the mark in the text of a documented page means, said once under its opening. */
export const markedStatements =
  'marks a statement that comes from people or programs that use EmlaLock, not from EmlaLock itself.';

export type CertaintyMark = keyof typeof certainties;

/** A page whose statements have different marks, which the page shows beside them or in its table of sources. */
export const mixedPage = {
  mixed: {opening: 'This page rests partly on EmlaLock’s own pages and partly on programs that use EmlaLock.'},
};

export const certaintyMarks = Object.keys(certainties) as CertaintyMark[];
