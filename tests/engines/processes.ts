import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';

/** Waits for the first line that matches. */
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

/** Starts a process that may write to pipes 2 and 3. It ends with the tests. */
export function start(command: string, args: string[], environment: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    env: {...process.env, ...environment},
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  // Drained, because a full pipe would block the process.
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
