import type {ReactNode} from 'react';
import areas from '@generated/page-list/default/list.json';
import {sections} from '@site/src/site/sections';
import {PageRows} from '../../pageList/ui/PageDirectory';

/** All entries of the changelog, newest first. They are in the years of its sidebar, and its other pages in none. */
export default function EntryList(): ReactNode {
  const area = areas.find(({title}) => title === sections.changelog.label);
  if (!area) {
    throw new Error(`The list of all pages has no "${sections.changelog.label}".`);
  }
  return <PageRows pages={area.groups.filter(({title}) => title !== '').flatMap(({pages}) => pages)} />;
}
