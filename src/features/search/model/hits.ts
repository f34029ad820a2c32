import type {Section} from './section';

export type Hit = {section: Section; score: number; terms: ReadonlySet<string>};

const mostHits = 20;
const mostOfOnePage = 4;
const leastShare = 0.02;

/** Not too much of one page, and nothing that is far from the best. */
export function best(hits: Hit[]): Hit[] {
  const ofPage = new Map<string, number>();
  const least = (hits[0]?.score ?? 0) * leastShare;
  return hits
    .filter(({section, score}) => {
      const page = section.address.replace(/#.*/, '');
      const count = (ofPage.get(page) ?? 0) + 1;
      ofPage.set(page, count);
      return score >= least && count <= mostOfOnePage;
    })
    .slice(0, mostHits);
}
