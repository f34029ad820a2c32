import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

export type RunningServer = {origin: string; stop: () => void};

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') {
          resolve(address.port);
        } else {
          reject(new Error('The machine gives no port.'));
        }
      });
    });
  });
}

/** Waits until the server answers, and fails if its process has ended. */
async function whenAnswering(origin: string, server: ChildProcess): Promise<RunningServer> {
  while (server.exitCode === null) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) {
      return {origin, stop: () => server.kill()};
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server of ${origin} ended with ${server.exitCode}.`);
}

/** `npm run serve`. */
export async function startServe(dir: string): Promise<RunningServer> {
  const port = await freePort();
  const options = ['--dir', dir, '--host', '127.0.0.1', '--port', String(port)];
  return whenAnswering(`http://127.0.0.1:${port}/`, spawn('node', ['scripts/serve.mjs', ...options]));
}

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** nginx with the configuration of `scripts/nginx.mjs`, independent of the machine's configuration. */
export async function startNginx(dir: string): Promise<RunningServer> {
  const port = await freePort();
  const options = ['--dir', dir, '--root', path.resolve(dir), '--listen', `127.0.0.1:${port}`];
  const {stdout: site} = spawnSync('node', ['scripts/nginx.mjs', ...options], {encoding: 'utf8'});
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nginx-'));
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(path.join(folder, 'docs.conf'), site);
  writeFileSync(
    configuration,
    `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/docs.conf;
}
`,
  );
  return whenAnswering(`http://127.0.0.1:${port}/`, spawn('nginx', ['-c', configuration, '-p', folder]));
}
