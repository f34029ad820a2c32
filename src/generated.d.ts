/** Data that plugins write for single pages. Only the pages that import it load it. */

declare module '@generated/page-list/default/areas.json' {
  import type {ListedArea} from '@site/src/features/pageList/listPages';

  const areas: ListedArea[];
  export default areas;
}
