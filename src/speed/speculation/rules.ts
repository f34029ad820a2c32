/** Downloads are not pages. */
const files = '*.:ending(md|txt|json|yaml|xml|png|svg)';

/** "Moderate" prefetches when a finger goes down or the mouse rests on a link. */
export function pagesAhead(baseUrl: string) {
  return {
    where: {and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}${files}`}}]},
    eagerness: 'moderate',
  };
}
