import type {Asked} from './asked';
import {fresh} from './fresh';
import {last} from './last';
import {pairs} from './pairs';
import {wide} from './wide';

type QuerySet = {name: string; queries: readonly Asked[]};

export const querySets: readonly QuerySet[] = [
  {name: 'the half that the search is tuned with', queries: pairs.map(([tuned]) => tuned)},
  {name: 'the half kept aside', queries: pairs.map(([, second]) => second)},
  {name: 'the wide set that the search is tuned with', queries: wide},
  {name: 'the fresh set that the words for things were widened with', queries: fresh},
  {name: 'the last set that the words for things were widened with', queries: last},
];
