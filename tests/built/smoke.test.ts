import {createServer, type Server} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startCloudflarePages} from '../support/hosts/cloudflarePages';
import {startGitlabPages} from '../support/hosts/gitlabPages';
import {hasNginx, startNginx, startServe, type RunningServer} from '../support/servers';
import {smoke} from '../support/smoke';

describe('the smoke test of a deployed address', () => {
  let server: RunningServer | undefined;
  let careless: Server | undefined;
  let origin = '';

  beforeAll(async () => {
    server = await startServe('build');
    // A careless host, which answers every address with the same page.
    careless = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.end('<h1>Home</h1>');
    });
    await new Promise<void>((resolve) => careless?.listen(0, '127.0.0.1', resolve));
    const address = careless.address();
    origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  });
  afterAll(() => {
    server?.stop();
    careless?.close();
  });

  it('passes where the site is served as it should', async () => {
    const {status, faults, summary} = await smoke(server?.origin ?? '');
    expect(faults).toBe('');
    expect(summary).toMatch(/^(?<count>\d{3,}) of \k<count> checks/);
    expect(status).toBe(0);
  });

  it('names what a careless host does wrong', async () => {
    const {status, faults} = await smoke(origin);
    expect(status).toBe(1);
    for (const fault of [
      '/wiki has Content-Security-Policy: nothing',
      '/wiki.md comes as text/html',
      '/assets/js/nothing.0a1b2c3d.js answers 200, not 404',
      'A missing script is answered with the home page.',
      '/wiki is not the page in "build": the host serves a file of another build',
      '/nothing-of-this-name is missing, and may be kept',
      '/docs?x=1 leads to nowhere, not to /docs/api?x=1',
    ]) {
      expect(faults).toContain(fault);
    }
  });

  it('says when nobody answers', async () => {
    const {status, faults} = await smoke('http://127.0.0.1:1');
    expect(status).toBe(1);
    expect(faults).toMatch(/http:\/\/127\.0\.0\.1:1 does not answer/);
  });

  it('asks to name what the host cannot do by a word it knows', async () => {
    const {status, faults} = await smoke('http://127.0.0.1:1', '--without', 'luck');
    expect(status).toBe(1);
    expect(faults).toMatch(/--without headers or --without no-store/);
  });
});

describe('the recipe for a static host with "_headers"', () => {
  it('passes, but for what such a host cannot do', async () => {
    const {origin, close} = await startCloudflarePages('build');
    const {status, faults, summary} = await smoke(origin, '--without', 'no-store');
    const strict = await smoke(origin);
    close();
    expect(faults).toBe('');
    expect(summary).toMatch(
      /^Not checked, because the host cannot do it: no-store\n(?<count>\d{3,}) of \k<count> checks/,
    );
    expect(status).toBe(0);
    // A missing script has the header fields of its path, too.
    expect(strict.faults.trim().split('\n')).toEqual([
      expect.stringMatching(/\/assets\/js\/nothing\.0a1b2c3d\.js is missing, and may be kept/) as unknown,
    ]);
  });
});

describe('the recipe for a static host without headers', () => {
  it('needs trailing slashes where a folder hides the page of its name', async () => {
    const {origin, close} = await startGitlabPages('build');
    const {status, faults} = await smoke(origin, '--without', 'headers');
    close();
    expect(status).toBe(1);
    expect(faults).toContain('/wiki answers');
  });
});

describe.skipIf(!hasNginx)('the recipe for nginx', () => {
  it('passes', async () => {
    const {origin, stop} = await startNginx('build');
    const {status, faults} = await smoke(origin);
    stop();
    expect(faults).toBe('');
    expect(status).toBe(0);
  });
});
