/** How sure a statement is. The keys stand in front matter and in `<Certainty mark="…" />`. */
export const certainties = {
  documented: {
    label: 'documented',
    meaning: 'Stated on the service’s own pages.',
  },
  confirmed: {
    label: 'confirmed',
    meaning: 'Not stated there. Seen in an answer of the service itself.',
  },
  observed: {
    label: 'observed',
    meaning: 'Not stated there. Seen in public clients of the API or in its sample answer, or concluded from them.',
  },
  undocumented: {
    label: 'not documented',
    meaning: 'Found neither on the service’s own pages nor in any public client. The page says where to look.',
  },
} as const;

export type CertaintyMark = keyof typeof certainties;
