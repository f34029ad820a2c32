import type {ReactNode} from 'react';
import groups from '@generated/situations/default/list.json';
import LinkGroups from '@site/src/components/LinkGroups';

/** What readers say when they come, with the sections that answer it: all of it, or what is under one heading. */
export default function Situations({under}: {under?: string}): ReactNode {
  const shown = groups.filter(({title}) => under === undefined || title === under);
  if (shown.length === 0) {
    const headings = groups.map(({title}) => title).join(', ');
    throw new Error(`wiki/situations.yml has no heading "${under}". It has: ${headings}`);
  }
  return <LinkGroups groups={shown} />;
}
