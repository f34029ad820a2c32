import {expect, test} from 'vitest';
import createConfig from '../../docusaurus.config';
import {sectionIds, sections} from '../../src/site/sections';

test('the preset runs the wiki, and each other docs section is an instance beside it, as the manual has it', () => {
  const {presets, plugins} = createConfig();
  expect(presets?.[0]).toMatchObject(['classic', {docs: {id: 'default', path: 'wiki', routeBasePath: 'wiki'}}]);
  const instances = plugins?.filter((plugin) => Array.isArray(plugin) && plugin[0] === 'content-docs');
  expect(instances).toMatchObject([
    ['content-docs', {id: 'api', routeBasePath: 'docs/api'}],
    ['content-docs', {id: 'changelog', routeBasePath: 'changelog/emlalock'}],
  ]);
});

test.each(['navbar', 'footer'] as const)('no two sections have the same position in the %s', (menu) => {
  const positions = sectionIds.map((id) => sections[id][menu]).filter((position) => position !== null);
  expect(positions.filter((position, at) => positions.indexOf(position) !== at)).toEqual([]);
});
