import {expect, test} from 'vitest';
import {groupByYear} from '../../src/features/changelog/build/sidebarItems';

test('dated entries stand newest first under their year, the index first, what came before last', () => {
  expect(groupByYear(['2018-02-27', 'index', '2025-10-26', 'v1', '2025-09-20'])).toEqual([
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
