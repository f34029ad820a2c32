import {type translate} from '@docusaurus/Translate';
import {inEnglish} from './translate';

type Translate = typeof translate;

/** What a mark is: one row of the table below. */
type Row = {
  label: string;
  /** How the symbol is filled, by its class in src/components/Certainty. */
  symbol: string;
  /** The line under the opening of a page that rests on such statements. Empty where the page says so itself. */
  opening: string;
  /** How the opening of a documented page explains the mark, after the mark itself. Empty for marks of tables alone. */
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
      opening: '',
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
      opening: translate({
        id: 'site.certainty.confirmedOpening',
        message: 'Seen in a response of EmlaLock, but not written on its pages.',
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
      opening: translate({
        id: 'site.certainty.observedOpening',
        message:
          'We haven’t found everything EmlaLock says about this, so much of this page comes from other sources, mainly programs that use EmlaLock.',
      }),
      inText: translate({
        id: 'site.certainty.markedStatements',
        message:
          'marks something that EmlaLock doesn’t say itself. We take it from programs, other people’s pages or sample data.',
      }),
      isInTables: false,
      meaning: translate({
        id: 'site.certainty.observedMeaning',
        message:
          'EmlaLock itself doesn’t say so. Programs that use it, other people’s pages or the sample response in its API reference show it, or it follows from one of them.',
      }),
      advice: translate({
        id: 'site.certainty.observedAdvice',
        message: 'Probably right. Check it before you depend on it.',
      }),
    },
    undocumented: {
      label: translate({id: 'site.certainty.undocumentedLabel', message: 'not documented'}),
      symbol: 'empty',
      opening: '',
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

/** The line under the opening of a page, and its link to what the marks mean. */
export const openingsIn = (translate: Translate) => ({
  howSure: translate({id: 'site.certainty.howSure', message: 'How sure is this?'}),
  /** A page whose statements have different marks, which the page shows beside them or in its table of sources. */
  mixed: translate({
    id: 'site.certainty.mixed',
    message: 'This page comes partly from EmlaLock’s own pages and partly from programs that use EmlaLock.',
  }),
});

export type CertaintyMark = keyof typeof certainties;

export const certaintyMarks = Object.keys(certainties) as CertaintyMark[];

/** What a page may rest on: statements of one mark, or of several. */
export const pageCertainties = [...certaintyMarks, 'mixed'];
