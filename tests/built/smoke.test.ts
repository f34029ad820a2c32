import {expect, test} from 'vitest';
import {startCloudflarePages} from '../support/hosts/cloudflarePages';
import {startGitlabPages} from '../support/hosts/gitlabPages';
import {startHost} from '../support/hosts/server';
import {startServe} from '../support/servers';
import {smoke} from '../support/smoke';

test('passes where the site is served as it should', async () => {
  const {origin, stop} = await startServe('build');
  const {status, faults, summary} = await smoke(origin);
  stop();
  expect(faults).toBe('');
  expect(summary).toMatch(/^\d{3,} checks of http:.*, 0 faults/);
  expect(status).toBe(0);
});

test('passes on a static host with "_headers"', async () => {
  const {origin, close} = await startCloudflarePages('build');
  const {faults} = await smoke(origin);
  close();
  expect(faults).toBe('');
});

test('names what a careless host does wrong', async () => {
  const fields = {'content-type': 'text/html', 'cache-control': 'max-age=31536000'};
  const {origin, close} = await startHost(() => ({status: 200, fields, body: Buffer.from('<h1>Home</h1>')}));
  const {status, faults} = await smoke(origin);
  close();
  expect(status).toBe(1);
  for (const fault of [
    '/wiki has Content-Security-Policy: null, not ',
    '/wiki is not the file of this build: build/wiki.html',
    '/assets/js/nothing.0a1b2c3d.js answers 200, not 404',
    '/docs does not lead to /docs/api',
  ]) {
    expect(faults).toContain(fault);
  }
});

test('says where a host without headers needs trailing slashes, because a folder hides the page of its name', async () => {
  const {origin, close} = await startGitlabPages('build');
  const {faults} = await smoke(origin, '--without', 'headers');
  close();
  expect(faults).toContain('/wiki answers 302, not 200');
  expect(faults).not.toContain('Content-Security-Policy');
});

test('says when nobody answers', async () => {
  const {status, faults} = await smoke('http://127.0.0.1:1');
  expect(status).toBe(1);
  expect(faults).toMatch(/http:\/\/127\.0\.0\.1:1 cannot be checked/);
});
