/** Data that plugins write for single pages. Only the pages that import it load it. */

declare module '@generated/page-list/default/list.json' {
  import type {ListedArea} from '@site/src/features/pageList/listPages';

  const areas: ListedArea[];
  export default areas;
}

declare module '@generated/changelog-axis/default/list.json' {
  import type {Mark} from '@site/src/features/changelog/entries';

  const marks: Mark[];
  export default marks;
}

declare module '@generated/glossary/default/list.json' {
  import type {GlossaryEntry} from '@site/src/features/glossary/entries';

  const terms: GlossaryEntry[];
  export default terms;
}

declare module '@generated/situations/default/list.json' {
  import type {LinkGroup} from '@site/src/components/LinkGroups';

  const groups: LinkGroup[];
  export default groups;
}
