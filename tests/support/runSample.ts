import {execFile, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

type Runner = {command: string; file: string; needs: string};

/** The tools that run a sample. Where one is missing, `needs` says how to get it. */
export const runners = {
  curl: {command: 'sh', file: 'sample.sh', needs: 'curl'},
  JavaScript: {command: process.execPath, file: 'sample.mjs', needs: process.execPath},
  Python: {command: 'python3', file: 'sample.py', needs: 'python3'},
} satisfies Record<string, Runner>;

export type RunnableLanguage = keyof typeof runners;

export function demandTool(language: RunnableLanguage): void {
  const {needs} = runners[language];
  if (spawnSync(needs, ['--version']).status !== 0) {
    throw new Error(
      `The samples in ${language} cannot be run, because ${needs} is missing. Install it, on Debian with "apt-get install ${needs}".`,
    );
  }
}

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
