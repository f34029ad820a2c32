/** Data that plugins write for single pages. Only the pages that import it load it. */

declare module '@generated/page-list/default/areas.json' {
  import type {ListedArea} from '@site/src/features/pageList/listPages';

  const areas: ListedArea[];
  export default areas;
}

declare module '@generated/page-list/default/paths.json' {
  import type {NamedPath} from '@site/src/features/notFound/model/nearest';

  const paths: NamedPath[];
  export default paths;
}
