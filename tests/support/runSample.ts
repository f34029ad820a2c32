import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

type Runner = {command: string; file: string};

/** The command for each language; scripts/ensure-sample-tools.mjs makes sure that it is installed. */
export const runners = {
  curl: {command: 'sh', file: 'sample.sh'},
  JavaScript: {command: process.execPath, file: 'sample.mjs'},
  Python: {command: 'python3', file: 'sample.py'},
} satisfies Record<string, Runner>;

export type RunnableLanguage = keyof typeof runners;

export type Run = {exitCode: number; output: string};

/** Runs a sample as a reader would: from a file, without any setup. */
export function runSample(language: RunnableLanguage, source: string, folder: string): Promise<Run> {
  const {command, file} = runners[language];
  const script = path.join(folder, file);
  writeFileSync(script, source);
  return new Promise((resolve) => {
    // Bypasses a proxy of the machine, because the mock is on the loopback interface.
    const child = execFile(command, [script], {env: {PATH: process.env.PATH, NO_PROXY: '*'}}, (_, stdout, stderr) => {
      resolve({exitCode: child.exitCode ?? -1, output: stdout + stderr});
    });
  });
}
