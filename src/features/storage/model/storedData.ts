import {translate} from '@docusaurus/Translate';
import {slashKey} from '../../search/model/slashKey';

type StoredItem = {
  /** The storage key, or its prefix if there are several such keys. */
  key: string;
  isBeginning: boolean;
  what: string;
  when: string;
};

/** Everything that the site stores in the browser. The privacy page lists it, and its button clears it. */
export const storedData: readonly StoredItem[] = [
  {
    key: 'theme',
    isBeginning: false,
    what: translate({id: 'stored.theme.what', message: 'Light or dark'}),
    when: translate({id: 'stored.theme.when', message: 'When you switch between the two'}),
  },
  {
    key: 'docusaurus.announcement.id',
    isBeginning: false,
    what: translate({id: 'stored.announcement.what', message: 'Which announcement you were shown last'}),
    when: translate({
      id: 'stored.announcement.when',
      message: 'When a page shows the bar at the top for the first time',
    }),
  },
  {
    key: 'docusaurus.announcement.dismiss',
    isBeginning: false,
    what: translate({id: 'stored.dismissed.what', message: 'Whether you closed it'}),
    when: translate({id: 'stored.dismissed.when', message: 'Together with the line above, and when you close the bar'}),
  },
  {
    key: 'docs-preferred-version-',
    isBeginning: true,
    what: translate({id: 'stored.version.what', message: 'Which version of a part of these pages you read'}),
    when: translate({id: 'stored.version.when', message: 'When you choose one; today there is only one version'}),
  },
  {
    key: 'docusaurus.tab.',
    isBeginning: true,
    what: translate({id: 'stored.tab.what', message: 'Which of several tabs you opened last'}),
    when: translate({id: 'stored.tab.when', message: 'When you open a tab that appears on several pages'}),
  },
  {
    key: slashKey.setting,
    isBeginning: false,
    what: translate({id: 'stored.slashKey.what', message: 'Whether the / key opens the search'}),
    when: translate({
      id: 'stored.slashKey.when',
      message: 'When you switch the key off; gone when you switch it on',
    }),
  },
  {
    key: 'docs-reloaded',
    isBeginning: false,
    what: translate({id: 'stored.reloaded.what', message: 'That a page reloaded by itself'}),
    when: translate({
      id: 'stored.reloaded.when',
      message: 'When a part of a page was missing; gone when you close the tab',
    }),
  },
];

/** Stored in addition to these, as whole files in the browser's cache storage. */
export const storedCopy = {
  name: 'offline-copy',
  what: translate({
    id: 'stored.copy.what',
    message: 'These pages, to read them offline, and a small program that shows them',
  }),
  when: translate({id: 'stored.copy.when', message: 'When you switch it on below; gone when you switch it off'}),
} as const;

/** Whether a storage key is ours. All of them end in the mark of this site. */
export function isStoredByUs(name: string, siteMark: string): boolean {
  if (!name.endsWith(siteMark)) {
    return false;
  }
  const own = name.slice(0, name.length - siteMark.length);
  return storedData.some(({key, isBeginning}) => (isBeginning ? own.startsWith(key) : own === key));
}
