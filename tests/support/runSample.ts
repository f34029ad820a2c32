import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

type Runner = {command: string; file: string};

/** What runs a sample; scripts/ensure-sample-tools.mjs sees to it that it is there. */
export const runners = {
  curl: {command: 'sh', file: 'sample.sh'},
  JavaScript: {command: process.execPath, file: 'sample.mjs'},
  Python: {command: 'python3', file: 'sample.py'},
} satisfies Record<string, Runner>;

export type RunnableLanguage = keyof typeof runners;

export type Run = {exitCode: number; output: string};

/** Runs a sample as a reader would: from a file, with nothing set up. */
export function runSample(language: RunnableLanguage, source: string, folder: string): Promise<Run> {
  const {command, file} = runners[language];
  const script = path.join(folder, file);
  writeFileSync(script, source);
  return new Promise((resolve) => {
    // A proxy of the machine has no business between a sample and the loopback.
    const child = execFile(command, [script], {env: {PATH: process.env.PATH, NO_PROXY: '*'}}, (_, stdout, stderr) => {
      resolve({exitCode: child.exitCode ?? -1, output: stdout + stderr});
    });
  });
}
