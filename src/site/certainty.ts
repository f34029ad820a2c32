import {type translate} from '@docusaurus/Translate';
import {inEnglish} from './translate';

type Translate = typeof translate;

/** What a mark is: one row of the table below. */
type Row = {
  label: string;
  /** How the symbol is filled, by its class in src/components/Certainty. */
  symbol: string;
  /** The line at the foot of a page that rests on such statements. Empty where the page says so itself. */
  foot: string;
  /** How the foot of a documented page explains the mark, after the mark itself. Empty for marks of tables alone. */
  inText: string;
  /** Whether the tables of all fields show it. */
  isInTables: boolean;
  /** What the mark means, and what a reader does with it. */
  meaning: string;
  advice: string;
};

/**
 * How certain a statement is, from the surest mark on. The keys are used in front matter, in the API description and in
 * `<Certainty mark="…" />`.
 */
export const certaintiesIn = (translate: Translate) =>
  ({
    documented: {
      label: translate({id: 'site.certainty.documentedLabel', message: 'documented'}),
      symbol: 'full',
      foot: '',
      inText: '',
      isInTables: false,
      meaning: translate({
        id: 'site.certainty.documentedMeaning',
        message: 'EmlaLock says so in its wiki, its API reference or an older page.',
      }),
      advice: translate({
        id: 'site.certainty.documentedAdvice',
        message: 'Rely on it, but bear in mind that the service may change.',
      }),
    },
    confirmed: {
      label: translate({id: 'site.certainty.confirmedLabel', message: 'confirmed'}),
      symbol: 'dotted',
      foot: translate({
        id: 'site.certainty.confirmedFoot',
        message: 'Sources: responses of EmlaLock.',
      }),
      inText: '',
      isInTables: false,
      meaning: translate({
        id: 'site.certainty.confirmedMeaning',
        message: 'A response from the service showed it on the date beside the mark.',
      }),
      advice: translate({id: 'site.certainty.confirmedAdvice', message: 'Rely on it as of that day.'}),
    },
    observed: {
      label: translate({id: 'site.certainty.observedLabel', message: 'observed'}),
      symbol: 'half',
      foot: translate({
        id: 'site.certainty.observedFoot',
        message: 'Sources: part of EmlaLock’s own pages, and programs that use EmlaLock.',
      }),
      inText: translate({
        id: 'site.certainty.markedStatements',
        message: 'marks something that EmlaLock doesn’t say itself.',
      }),
      isInTables: false,
      meaning: translate({
        id: 'site.certainty.observedMeaning',
        message:
          'EmlaLock doesn’t say so. We saw it in a program, on someone else’s page or in the API’s sample response, or worked it out from one of those.',
      }),
      advice: translate({
        id: 'site.certainty.observedAdvice',
        message: 'Probably right. Check it before you depend on it.',
      }),
    },
    undocumented: {
      label: translate({id: 'site.certainty.undocumentedLabel', message: 'not documented'}),
      symbol: 'empty',
      foot: '',
      inText: '',
      isInTables: true,
      meaning: translate({
        id: 'site.certainty.undocumentedMeaning',
        message: 'Neither EmlaLock’s pages nor the programs we have read say clearly what it means or does.',
      }),
      advice: translate({id: 'site.certainty.undocumentedAdvice', message: 'Don’t guess, and don’t rely on it.'}),
    },
  }) as const satisfies Record<string, Row>;

/** For what is no text. */
export const certainties = certaintiesIn(inEnglish);

/** The line at the foot of a page, and its link to what the marks mean. */
export const footIn = (translate: Translate) => ({
  howSure: translate({id: 'site.certainty.howSure', message: 'How sure is this?'}),
  /** A page whose statements have different marks, which the page shows beside them or in its table of sources. */
  mixed: translate({
    id: 'site.certainty.mixed',
    message: 'Sources: EmlaLock’s own pages and programs that use EmlaLock.',
  }),
});

export type CertaintyMark = keyof typeof certainties;

export const certaintyMarks = Object.keys(certainties) as CertaintyMark[];

/** What a page may rest on: statements of one mark, or of several. */
export const pageCertainties = [...certaintyMarks, 'mixed'];
