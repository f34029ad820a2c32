import {translate} from '@docusaurus/Translate';

/**
 * How certain a statement is, from the surest mark on. The keys are used in front matter, in the API description and in
 * `<Certainty mark="…" />`. `opening` is the line under the opening of a page that rests on such statements.
 */
export const certainties = {
  documented: {
    label: translate({id: 'certainty.documented', message: 'documented', description: 'A mark behind a statement'}),
    opening: '',
  },
  confirmed: {
    label: translate({id: 'certainty.confirmed', message: 'confirmed'}),
    opening: translate({
      id: 'certainty.confirmed.opening',
      message: 'Seen in a response of EmlaLock, but not written on its pages.',
    }),
  },
  observed: {
    label: translate({id: 'certainty.observed', message: 'observed'}),
    opening: translate({
      id: 'certainty.observed.opening',
      message: 'Based on public programs, not on EmlaLock’s own pages.',
    }),
  },
  undocumented: {
    label: translate({id: 'certainty.undocumented', message: 'not documented'}),
    opening: translate({id: 'certainty.undocumented.opening', message: 'EmlaLock’s own pages don’t cover this.'}),
  },
} as const;

export type CertaintyMark = keyof typeof certainties;
