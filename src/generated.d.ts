/** Data that plugins write for single pages. Only the pages that import it load it. */

declare module '@generated/page-list/default/areas.json' {
  import type {ListedArea} from '@site/src/features/pageList/listPages';

  const areas: ListedArea[];
  export default areas;
}

declare module '@generated/changelog/default/entries.json' {
  import type {Entry} from '@site/src/features/changelog/plugin';

  const entries: Entry[];
  export default entries;
}

declare module '@generated/glossary/default/terms.json' {
  import type {GlossaryEntry} from '@site/src/features/glossary/entries';

  const terms: GlossaryEntry[];
  export default terms;
}

declare module '@generated/situations/default/groups.json' {
  import type {Group} from '@site/src/features/situations/entries';

  const groups: Group[];
  export default groups;
}
