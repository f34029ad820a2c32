// cspell:ignore fastcgi scgi uwsgi
// The example for nginx in a real one, on machines that have it.
import {spawn, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {headersFor} from '../../scripts/host.mjs';
import {onPath} from '../../scripts/programs.mjs';
import {freePort, whenAnswering} from '../support/servers';
import {temporaryFolder} from '../support/temporaryFolder';

const nginx = onPath('nginx');

/** Serves the build by the example, without its certificate. */
async function startNginx(command: string) {
  const folder = temporaryFolder();
  const port = await freePort();
  const example = readFileSync('docs/nginx.example.conf', 'utf8')
    .replace('443 ssl', `127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_certificate.*$/gm, '')
    .replace('/srv/docs', path.resolve('build'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const http = `access_log off; ${temporary.join(' ')}\n${example}`;
  const settings = `daemon off; master_process off; pid pid; error_log stderr;\nevents {}\nhttp {\n${http}}\n`;
  writeFileSync(path.join(folder, 'nginx.conf'), settings);
  const server = spawn(command, ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {stdio: 'inherit'});
  onTestFinished(() => {
    server.kill();
  });
  return whenAnswering(`http://127.0.0.1:${port}`, server);
}

test.skipIf(nginx === undefined)(
  'nginx.example.conf serves every page of the build at one address, with its headers',
  async () => {
    const {origin} = await startNginx(nginx ?? '');
    const smoke = spawnSync('node', ['scripts/smoke.mjs', origin, '--without-headers'], {encoding: 'utf8'});
    expect([smoke.stderr, smoke.status]).toEqual(['', 0]);
    const ask = (address: string) => fetch(origin + address, {redirect: 'manual'});
    for (const address of ['/wiki', '/openapi.json', '/assets/js/nothing.js']) {
      const {headers} = await ask(address);
      for (const [name, value] of headersFor('build', address)) {
        const isFree = name === 'Permissions-Policy' || (name === 'Cache-Control' && address.includes('nothing'));
        expect(isFree ? value : headers.get(name), `${name} of ${address}`).toBe(value);
      }
    }
    expect((await ask('/wiki.md')).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    for (const [address, location] of [
      ['/wiki/', '/wiki'],
      ['/wiki.html?x=1', '/wiki?x=1'],
      ['/changelog/emlalock/atom.xml', '/changelog/emlalock/rss.xml'],
      ['//other.example/', null],
      ['/wiki', null],
    ] as const) {
      expect((await ask(address)).headers.get('location'), address).toBe(location);
    }
  },
);
