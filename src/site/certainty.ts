export type CertaintyMark = 'documented' | 'confirmed' | 'observed' | 'undocumented';

/** What a mark is: one row of the table below. */
type Row = {
  label: string;
  /** How the symbol is filled, by its class in src/components/Certainty. */
  symbol: string;
  /** The line at the foot of a page that rests on such statements. None where the page says so itself. */
  foot: string | null;
  /** How the foot of a documented page explains the mark, after the mark itself. */
  inText?: string;
  /** Whether the tables of all fields show it. */
  isInTables?: true;
  /** What the mark means, and what a reader does with it. */
  meaning: string;
  advice: string;
};

/**
 * How certain a statement is, from the surest mark on. The keys are used in front matter, in the API description and in
 * `<Certainty mark="…" />`.
 */
export const certainties: Record<CertaintyMark, Row> = {
  documented: {
    label: 'documented',
    symbol: 'full',
    foot: null,
    meaning: 'EmlaLock says so in its wiki, its API reference or an older page.',
    advice: 'Rely on it, but bear in mind that the service may change.',
  },
  confirmed: {
    label: 'confirmed',
    symbol: 'dotted',
    foot: 'Sources: responses of EmlaLock.',
    meaning: 'A response from the service showed it on the date beside the mark.',
    advice: 'Rely on it as of that day.',
  },
  observed: {
    label: 'observed',
    symbol: 'half',
    foot: 'Sources: part of EmlaLock’s own pages, and programs that use EmlaLock.',
    inText: 'marks something that EmlaLock doesn’t say itself.',
    meaning:
      'EmlaLock doesn’t say so. We saw it in a program, on someone else’s page or in the API’s sample response, or worked it out from one of those.',
    advice: 'Probably right. Check it before you depend on it.',
  },
  undocumented: {
    label: 'not documented',
    symbol: 'empty',
    foot: null,
    isInTables: true,
    meaning: 'Neither EmlaLock’s pages nor the programs we have read say clearly what it means or does.',
    advice: 'Don’t guess, and don’t rely on it.',
  },
};

/** The line at the foot of a page, and its link to what the marks mean. */
export const foot = {
  howSure: 'How sure is this?',
  /** A page whose statements have different marks, which the page shows beside them or in its table of sources. */
  mixed: 'Sources: EmlaLock’s own pages and programs that use EmlaLock.',
};

export const certaintyMarks = Object.keys(certainties) as CertaintyMark[];

/** What a page may rest on: statements of one mark, or of several. */
export const pageCertainties = [...certaintyMarks, 'mixed'];
