import type {ReactNode} from 'react';
import groups from '@generated/situations/default/list.json';
import LinkGroups from '@site/src/components/LinkGroups';

/** What readers say when they come, with the sections that answer it: all of it, or what stands under one heading. */
export default function Situations({under}: {under?: string}): ReactNode {
  const shown = groups.filter(({heading}) => under === undefined || heading === under);
  if (shown.length === 0) {
    throw new Error(
      `wiki/situations.yml has no heading "${under}". It has: ${groups.map(({heading}) => heading).join(', ')}`,
    );
  }
  const links = shown.map(({heading, situations}) => ({
    title: heading,
    links: situations.map(({sentence, to}) => ({label: sentence, to})),
  }));
  return <LinkGroups groups={links} />;
}
