import {spawn} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startServe, type RunningServer} from '../support/servers';

async function smoke(address: string) {
  const run = spawn('node', ['scripts/smoke.mjs', address]);
  const [status, faults, summary] = await Promise.all([
    new Promise((resolve) => run.on('exit', resolve)),
    text(run.stderr),
    text(run.stdout),
  ]);
  return {status, faults, summary};
}

describe('the smoke test of a deployed address', () => {
  let server: RunningServer | undefined;
  let careless: Server | undefined;
  let origin = '';

  beforeAll(async () => {
    server = await startServe('build');
    // Answers everything with the same page, as a host does that is set up for one.
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
});
