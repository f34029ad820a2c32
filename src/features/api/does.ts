// What a call does and whose keys it needs, with the words and marks of both for every place that shows them.
import type {Operation} from './description';

/** What a call does to a session, each with its mark. */
export const marks = {reads: '=', adds: '+', removes: '−'} as const;

export type Mark = keyof typeof marks;

/** Whose keys a call needs. A mark is strong where the holder's is one of them. */
export const keys = {
  wearer: {count: 1, owners: 'wearer’s', sentence: 'The wearer’s key is enough.', note: '', mark: 'api-mark'},
  both: {
    count: 2,
    owners: 'both',
    sentence: 'You need both the wearer’s key and the holder’s.',
    note: ', holder’s key too',
    mark: 'api-mark api-strong',
  },
} as const;

export type Does = {what: Mark; keys: keyof typeof keys; isRandom: boolean};

export function doesOf({parameters, 'x-does': {what, amount}}: Operation): Does {
  const needsHolder = parameters.some((parameter) => parameter['x-held-by'] === 'holder');
  return {what, keys: needsHolder ? 'both' : 'wearer', isRandom: amount === 'random'};
}

/** The mark in words. */
export function wordsFor(does: Does): string {
  return does.what + keys[does.keys].note;
}
