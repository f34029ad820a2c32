import {expect, test} from 'vitest';
import {sectionIds, sections} from '../../src/site/sections';

test.each(['navbar', 'footer'] as const)('no two sections have the same position in the %s', (menu) => {
  const positions = sectionIds.map((id) => sections[id][menu]).filter((position) => position !== null);
  const repeated = positions.filter((position, at) => positions.indexOf(position) !== at);
  expect(repeated.map((position) => `src/site/sections.ts: ${position} is given twice`)).toEqual([]);
});
