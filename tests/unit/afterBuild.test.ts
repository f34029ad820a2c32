import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

/** Builds with these steps in a process of its own, as the framework does. */
function buildWith(steps: string) {
  const script = `
    const {afterBuild} = require('jiti')(process.cwd() + '/x.js')('./src/build/afterBuild.ts');
    afterBuild([${steps}])({siteConfig: {future: {experimental_router: 'browser'}}}).postBuild({});
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
