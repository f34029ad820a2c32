import {pageOf, type Section} from './section';
import {leastTrust} from './tuning';

export type Hit = {
  section: Section;
  score: number;
  terms: ReadonlySet<string>;
  /** How much of the question it answers, from 0 to 1. Guesses count less than typed words. */
  trust: number;
};

const mostHits = 20;
const mostOfOnePage = 4;
const leastShare = 0.02;

/**
 * Limits the hits per page and drops those far below the best one. Returns nothing if the best one is mostly guessed.
 */
export function best(hits: Hit[]): Hit[] {
  if ((hits[0]?.trust ?? 0) < leastTrust.match) {
    return [];
  }
  const ofPage = new Map<string, number>();
  const least = (hits[0]?.score ?? 0) * leastShare;
  return hits
    .filter(({section, score}) => {
      const page = pageOf(section);
      const count = (ofPage.get(page) ?? 0) + 1;
      ofPage.set(page, count);
      return score >= least && count <= mostOfOnePage;
    })
    .slice(0, mostHits);
}

export function isLoose({trust}: Hit): boolean {
  return trust < leastTrust.close;
}
