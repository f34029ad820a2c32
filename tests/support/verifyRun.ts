import {readFileSync} from 'node:fs';
import {run} from '../../scripts/verifyApi/run.mjs';
import type {Network} from '../../scripts/verifyApi/request.mjs';
import {descriptionFile} from '../../src/features/api/build/source';

export const credentials = {EMLALOCK_USERID: 'abc123def456ghi', EMLALOCK_APIKEY: 'k3yexample0'};

const noTerminal = {
  input: {isTTY: false, setRawMode: never, on: never, off: never, resume: never, pause: never},
  output: {write: never},
};

function never(): never {
  throw new Error('Nothing may be asked where there is no terminal.');
}

type Run = {exitCode: number; output: string; written: string | undefined};

type Options = Partial<Pick<Parameters<typeof run>[0], 'args' | 'env' | 'network' | 'terminal'>> & {source?: string};

/** Runs the command with the current description, or with another text. */
export async function verify({source, ...world}: Options & {network: Network | undefined}): Promise<Run> {
  const lines: string[] = [];
  let written: string | undefined;
  const exitCode = await run({
    args: [],
    env: credentials,
    terminal: noTerminal,
    today: '2026-11-22',
    say: (line) => lines.push(line),
    file: {
      name: descriptionFile,
      read: () => source ?? readFileSync(descriptionFile, 'utf8'),
      write: (text) => {
        written = text;
      },
    },
    ...world,
  });
  return {exitCode, output: lines.join('\n'), written};
}
