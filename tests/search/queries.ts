import type {Asked} from './asked';
import {pairs} from './pairs';
import {wide} from './wide';

type QuerySet = {name: string; queries: readonly Asked[]};

export const querySets: readonly QuerySet[] = [
  {name: 'the half that the search is tuned with', queries: pairs.map(([tuned]) => tuned)},
  {name: 'the half kept aside', queries: pairs.map(([, kept]) => kept)},
  {name: 'the wide set that the search is tuned with', queries: wide},
];
