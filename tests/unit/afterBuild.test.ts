import {spawnSync} from 'node:child_process';
import type {Props} from '@docusaurus/types';
import {expect, test} from 'vitest';
import othersWait, {afterOthers, beforeOthers} from '../../src/build/othersWait';

/** Builds with these steps in a process of its own, as the framework does. */
function buildWith(steps: string) {
  const script = `
    const {afterBuild} = require('jiti')(process.cwd() + '/x.js')('./src/build/afterBuild.ts');
    const presets = ['classic', '#others-wait'];
    afterBuild('before-others', [${steps}])({siteConfig: {presets}}).postBuild({});
  `;
  return spawnSync(process.execPath, ['-e', script], {encoding: 'utf8'});
}

test('the steps run one after the other', () => {
  const slow = "async () => { await new Promise((done) => setTimeout(done, 20)); console.log('one'); }";
  expect(buildWith(`${slow}, () => console.log('two')`)).toMatchObject({status: 0, stdout: 'one\ntwo\n'});
});

test('a step that never ends fails the build', () => {
  const {status, stdout, stderr} = buildWith("() => new Promise(() => {}), () => console.log('two')");
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('did not finish');
});

test('plugins that work after the build wait for the pages, and the list of files waits for them', async () => {
  const done: string[] = [];
  const takeTime = (name: string, time: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, time));
    done.push(name);
  };
  const [first] = othersWait().plugins as (() => object)[];
  const plugins = [
    first?.(),
    {name: 'of another preset', postBuild: takeTime('another preset', 20)},
    {name: 'of the owner', postBuild: takeTime('owner', 10)},
    {name: 'without a hook'},
    {name: beforeOthers, postBuild: takeTime('pages', 40)},
    {name: afterOthers, postBuild: takeTime('list', 0)},
  ] as unknown as Props['plugins'];
  // As the framework does.
  await Promise.all(
    plugins.map(async (plugin) => plugin.postBuild?.({plugins} as Parameters<typeof plugin.postBuild>[0])),
  );
  expect(done).toEqual(['pages', 'owner', 'another preset', 'list']);
});
