import type {ReactNode} from 'react';
import groups from '@generated/situations/default/groups.json';
import LinkGroups from '@site/src/components/LinkGroups';

/** What readers say when they come, with the sections that answer it: all of it, or that of one role at one moment. */
export default function Situations({role, moment}: {role?: string; moment?: string}): ReactNode {
  const shown = groups.filter((group) => !role || (group.role === role && group.moment === moment));
  const links = shown.map(({heading, situations}) => ({
    title: heading,
    links: situations.map(({sentence, to}) => ({label: sentence, to})),
  }));
  return <LinkGroups groups={links} />;
}
