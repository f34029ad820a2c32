import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';

export type RunningServer = {origin: string; stop: () => void};

/** Opens a server to this machine on a free port. Returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  return port;
}

/** Waits until the server answers, and fails if its process has ended. */
export async function whenAnswering(origin: string, server: ChildProcess): Promise<RunningServer> {
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
  const server = spawn(process.execPath, ['scripts/serve.mjs', ...options], {stdio: ['ignore', 'ignore', 'inherit']});
  return whenAnswering(`http://127.0.0.1:${port}`, server);
}
