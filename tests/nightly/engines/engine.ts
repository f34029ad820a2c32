import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';

type PointerAction = {type: 'pointerMove'; x: number; y: number} | {type: 'pointerDown' | 'pointerUp'; button: number};

/** Input actions, in the form that both protocols share. */
type Input =
  | {type: 'pointer'; id: string; actions: PointerAction[]}
  | {type: 'key'; id: string; actions: {type: 'keyDown' | 'keyUp'; value: string}[]};

/** A tab that shares nothing with earlier ones. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  /** Evaluates a function in the page. The result is returned as JSON. */
  read: <Args extends string[]>(look: (...args: Args) => unknown, ...args: Args) => Promise<unknown>;
  input: (input: Input) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Console errors, if the protocol reports them. */
  faults: () => string[];
  close: () => Promise<void>;
};

export type Engine = {
  open: () => Promise<Tab>;
  close: () => Promise<void>;
};

/** The source of a call to the function with these arguments. */
export function callOf(look: (...args: never[]) => unknown, args: string[]): string {
  return `(${look.toString()})(...${JSON.stringify(args)})`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A value in an answer that must be a string. */
export function textIn(answer: unknown, name: string): string {
  const text = isRecord(answer) ? answer[name] : undefined;
  if (typeof text !== 'string') {
    throw new Error(`The browser was asked for "${name}" and answered ${JSON.stringify(answer)}.`);
  }
  return text;
}

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
