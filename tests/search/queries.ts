import type {Asked} from './asked';
import {fresh} from './fresh';
import {last} from './last';
import {pairs} from './pairs';

/** The shares of queries whose right section comes first, and among the first three. */
type QuerySet = {name: string; queries: readonly Asked[]; first: number; inThree: number};

/** Numbers of the search are tuned with the first half of the pairs alone. */
export const querySets: readonly QuerySet[] = [
  {name: 'the half that the search is tuned with', queries: pairs.map(([tuned]) => tuned), first: 0.9, inThree: 0.95},
  {name: 'the half kept aside', queries: pairs.map(([, second]) => second), first: 0.9, inThree: 0.95},
  {name: 'the fresh set', queries: fresh, first: 0.8, inThree: 0.9},
  {name: 'the last set', queries: last, first: 0.75, inThree: 0.85},
];
