/** Data that plugins write for single pages. Only the pages that import it load it. */

declare module '@generated/outside-media/default/pages.json' {
  import type {OpenPage} from '@site/src/features/outsideMedia/model/pages';

  const pages: OpenPage[];
  export default pages;
}

declare module '@generated/page-list/default/areas.json' {
  import type {ListedArea} from '@site/src/features/pageList/model/listed';

  const areas: ListedArea[];
  export default areas;
}

declare module '@generated/page-list/default/paths.json' {
  import type {NamedPath} from '@site/src/features/notFound/model/nearest';

  const paths: NamedPath[];
  export default paths;
}
