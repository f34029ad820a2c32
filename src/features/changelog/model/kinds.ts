/** The kinds of change. Their labels and descriptions are in `changelog/emlalock/tags.yml`. */
export const changeKinds = ['added', 'changed', 'fixed', 'removed', 'security'] as const;

/** The kind of an entry whose notes are missing. */
export const unknownKind = 'unknown';

/** The tag of entries whose notes are missing. */
export const unknownTag = 'notes-not-known';

export type Run = {first: string; last: string};

/** Runs of entries of which only the first and last dates are known. */
export const runs: readonly Run[] = [
  {first: '2018-02-27', last: '2018-08-17'},
  {first: '2020-07-09', last: '2020-11-29'},
  {first: '2021-04-08', last: '2021-12-01'},
  {first: '2022-03-23', last: '2022-10-29'},
];
