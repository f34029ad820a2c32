import {translate} from '@docusaurus/Translate';

/** How certain a statement is. The keys are used in front matter and in `<Certainty mark="…" />`. */
export const certainties = {
  documented: {
    label: translate({id: 'certainty.documented', message: 'documented', description: 'A mark behind a statement'}),
    meaning: translate({id: 'certainty.documented.meaning', message: 'Stated on the service’s own pages.'}),
  },
  confirmed: {
    label: translate({id: 'certainty.confirmed', message: 'confirmed'}),
    meaning: translate({
      id: 'certainty.confirmed.meaning',
      message: 'Not stated there. Seen in an answer of the service itself.',
    }),
  },
  observed: {
    label: translate({id: 'certainty.observed', message: 'observed'}),
    meaning: translate({
      id: 'certainty.observed.meaning',
      message: 'Not stated there. Seen in public clients of the API or in its sample answer, or inferred from them.',
    }),
  },
  undocumented: {
    label: translate({id: 'certainty.undocumented', message: 'not documented'}),
    meaning: translate({
      id: 'certainty.undocumented.meaning',
      message: 'Found neither on the service’s own pages nor in any public client. The page says where to look.',
    }),
  },
} as const;

export type CertaintyMark = keyof typeof certainties;
