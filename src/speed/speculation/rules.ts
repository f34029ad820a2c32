/** Downloads are no pages. */
const files = '*.:ending(md|txt|json|yaml|xml|png|svg)';

/** A finger that goes down or a mouse that rests says where the reader is going. */
export function pagesAhead(baseUrl: string) {
  return {
    where: {and: [{href_matches: `${baseUrl}*`}, {not: {href_matches: `${baseUrl}${files}`}}]},
    eagerness: 'moderate',
  };
}
