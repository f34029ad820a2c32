import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';

/** The first line that says what is waited for. */
export async function lineOf(stream: unknown, pattern: RegExp): Promise<string> {
  if (!(stream instanceof Readable)) {
    throw new Error('The process has no such pipe.');
  }
  for await (const line of createInterface(stream)) {
    const found = pattern.exec(line)?.[0];
    if (found !== undefined) {
      stream.resume();
      return found;
    }
  }
  throw new Error(`The process ended and never said ${pattern}.`);
}

/** Starts a process that may tell something on its pipes 2 and 3. It does not outlive the tests. */
export function start(command: string, args: string[], environment: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    env: {...process.env, ...environment},
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  // A full pipe that nobody reads would stop it.
  child.stderr?.resume();
  process.once('exit', () => child.kill());
  return child;
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill();
    await once(child, 'exit');
  }
}
