import {slashKey} from '../../search/model/slashKey';

type StoredItem = {
  /** The name in the browser's storage, or how it begins where there is one for each of several things. */
  key: string;
  isBeginning: boolean;
  what: string;
  when: string;
};

/** All that these pages keep in the reader's browser. The privacy page tells it, and its button clears it. */
export const storedData: readonly StoredItem[] = [
  {
    key: 'theme',
    isBeginning: false,
    what: 'Light or dark',
    when: 'When you switch between the two',
  },
  {
    key: 'docusaurus.announcement.id',
    isBeginning: false,
    what: 'Which announcement you were shown last',
    when: 'When a page shows the bar at the top for the first time',
  },
  {
    key: 'docusaurus.announcement.dismiss',
    isBeginning: false,
    what: 'Whether you closed it',
    when: 'Together with the line above, and when you close the bar',
  },
  {
    key: 'docs-preferred-version-',
    isBeginning: true,
    what: 'Which version of a part of these pages you read',
    when: 'When you choose one; today there is only one version',
  },
  {
    key: 'docusaurus.tab.',
    isBeginning: true,
    what: 'Which of several tabs you opened last',
    when: 'When you open a tab that appears on several pages',
  },
  {
    key: slashKey.setting,
    isBeginning: false,
    what: 'That the / key does not open the search',
    when: 'When you switch the key off; gone when you switch it on',
  },
  {
    key: 'docs-reloaded',
    isBeginning: false,
    what: 'That a page reloaded by itself',
    when: 'When a part of a page was missing; gone when you close the tab',
  },
];

/** Kept beside these, in the browser's room for whole files. */
export const storedCopy = {
  name: 'offline-copy',
  what: 'These pages, to read them offline, and a small program that shows them',
  when: 'When you switch it on below; gone when you switch it off',
} as const;

/** Whether a name in the browser's storage is one of ours. Each of ours ends in the mark of this site. */
export function isStoredByUs(name: string, siteMark: string): boolean {
  if (!name.endsWith(siteMark)) {
    return false;
  }
  const own = name.slice(0, name.length - siteMark.length);
  return storedData.some(({key, isBeginning}) => (isBeginning ? own.startsWith(key) : own === key));
}
