/** What a mark is: one row of the table below. */
type Row = {
  label: string;
  /** How the symbol is filled, by its class in src/components/Certainty. */
  symbol: string;
  /** The line under the opening of a page that rests on such statements. */
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
    opening: 'Based on public programs, not on EmlaLock’s own pages.',
    meaning:
      'Public programs, third-party pages or the sample response in the API reference show it, or it follows from one of them.',
    advice: 'Probably right. Check it before you depend on it.',
  },
  undocumented: {
    label: 'not documented',
    symbol: 'empty',
    opening: 'EmlaLock’s own pages don’t cover this.',
    meaning: 'Neither EmlaLock nor any public program shows it.',
    advice: 'Do not guess. The page says where to look or whom to ask.',
  },
} as const satisfies Record<string, Row>;

export type CertaintyMark = keyof typeof certainties;

/** A page whose statements have different marks, which the page shows beside them or in its table of sources. */
export const mixedPage = {
  mixed: {opening: 'Based partly on EmlaLock’s own pages and partly on public programs.'},
};

export const certaintyMarks = Object.keys(certainties) as CertaintyMark[];
