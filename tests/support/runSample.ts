import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export type Outcome = {exitCode: number | null; output: string};

/** How a language is run: the file that it wants, and what runs it there, step by step. */
export type Runner = {file: string; steps: string[][]};

function runStep([command = '', ...args]: string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve) => {
    // Bypasses a proxy of the machine, because the mock is on the loopback interface.
    const env = {PATH: process.env.PATH, NO_PROXY: '*'};
    const child = execFile(command, args, {cwd, env}, (_, stdout, stderr) => {
      resolve({exitCode: child.exitCode, output: stdout + stderr});
    });
  });
}

/** Runs a program as a reader would: from a file, without any setup. */
export async function runSample({file, steps}: Runner, source: string): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-'));
  try {
    writeFileSync(path.join(folder, file), source);
    let outcome: Outcome = {exitCode: 0, output: ''};
    for (const step of steps) {
      outcome = await runStep(step, folder);
      if (outcome.exitCode !== 0) {
        break;
      }
    }
    return outcome;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const arduino = path.resolve('tests/support/arduino');

export const runners = {
  curl: {file: 'sample.sh', steps: [['sh', 'sample.sh']]},
  JavaScript: {file: 'sample.mjs', steps: [[process.execPath, 'sample.mjs']]},
  Python: {file: 'sample.py', steps: [['python3', 'sample.py']]},
  'C++ (Arduino)': {
    file: 'sample.ino',
    steps: [['g++', '-x', 'c++', '-I', arduino, '-include', 'Arduino.h', 'sample.ino', '-o', 'sample'], ['./sample']],
  },
} satisfies Record<string, Runner>;
