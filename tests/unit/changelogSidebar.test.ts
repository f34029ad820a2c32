import {expect, test} from 'vitest';
import {groupByYear} from '../../src/features/changelog/sidebarItems';
import {emergencyItem} from '../../src/site/navigation';

test('dated entries are listed newest first under their year, the emergency page first, what came before last', () => {
  expect(groupByYear(['2018-02-27', 'index', '2025-10-26', 'v1', '2025-09-20'])).toEqual([
    emergencyItem,
    {type: 'doc', id: 'index'},
    {
      type: 'category',
      label: '2025',
      collapsed: false,
      items: [
        {type: 'doc', id: '2025-10-26'},
        {type: 'doc', id: '2025-09-20'},
      ],
    },
    {type: 'category', label: '2018', collapsed: false, items: [{type: 'doc', id: '2018-02-27'}]},
    {type: 'doc', id: 'v1'},
  ]);
});
