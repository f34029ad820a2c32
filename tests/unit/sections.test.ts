import {expect, test} from 'vitest';
import createConfig from '../../docusaurus.config';

test('the preset runs the wiki, and each other docs section is an instance beside it, as the manual has it', () => {
  const {presets, plugins} = createConfig();
  expect(presets?.[0]).toMatchObject(['classic', {docs: {id: 'default', path: 'wiki', routeBasePath: 'wiki'}}]);
  const instances = plugins?.filter((plugin) => Array.isArray(plugin) && plugin[0] === 'content-docs');
  expect(instances).toMatchObject([
    ['content-docs', {id: 'api', routeBasePath: 'docs/api'}],
    ['content-docs', {id: 'changelog', routeBasePath: 'changelog/emlalock'}],
  ]);
});
