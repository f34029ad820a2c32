import type {ReactNode} from 'react';
import areas from '@generated/page-list/default/list.json';
import {sections} from '@site/src/site/sections';
import {PageRows} from '../../pageList/ui/PageDirectory';

/** All entries of the changelog, newest first. They are in the years of its sidebar, and its other pages in none. */
export default function EntryList(): ReactNode {
  const groups = areas.find(({title}) => title === sections.changelog.label)?.groups ?? [];
  return <PageRows pages={groups.filter(({title}) => title !== '').flatMap(({pages}) => pages)} />;
}
