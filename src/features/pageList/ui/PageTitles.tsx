import type {ReactNode} from 'react';
import areas from '@generated/page-list/default/list.json';
import LinkGroups from '@site/src/components/LinkGroups';

/** The titles of all pages of one part of the site, in the order of its sidebar. */
export default function PageTitles({of}: {of: string}): ReactNode {
  const groups = areas.find(({title}) => title === of)?.groups ?? [];
  const links = groups.map(({title, pages}) => ({
    title,
    links: pages.map((page) => ({label: page.title, to: page.permalink})),
  }));
  return <LinkGroups groups={links} />;
}
