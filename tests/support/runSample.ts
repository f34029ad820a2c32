import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

type Outcome = {exitCode: number | null; output: string};

const arduino = path.resolve('tests/support/arduino');

/** How a language is run: the file that it wants, and what runs it there, step by step. */
export const runners: Record<string, {file: string; steps: string[][]}> = {
  curl: {file: 'sample.sh', steps: [['sh', 'sample.sh']]},
  JavaScript: {file: 'sample.mjs', steps: [[process.execPath, 'sample.mjs']]},
  Python: {file: 'sample.py', steps: [['python3', 'sample.py']]},
  'C++ (Arduino)': {
    file: 'sample.ino',
    steps: [['g++', '-x', 'c++', '-I', arduino, '-include', 'Arduino.h', 'sample.ino', '-o', 'sample'], ['./sample']],
  },
};

/** How a language says that it waits twenty seconds for an answer. */
export const limits: Record<string, RegExp> = {
  curl: /--max-time 20 /,
  JavaScript: /fetch\(.*, \{signal: AbortSignal\.timeout\(20_000\)\}\)/,
  Python: /urlopen\(.*, timeout=20\)/,
  'C#': /new HttpClient \{ Timeout = TimeSpan\.FromSeconds\(20\) \}/,
  'C++ (Arduino)': /http\.setTimeout\(20000\);/,
};

/** The program, which waits for one second only. */
export function impatient(language: string, source: string): string {
  return source.replace(limits[language] ?? '', (limit) => limit.replace('20', '1'));
}

function runStep([command = '', ...args]: string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // Bypasses a proxy of the machine, because the mock is on the loopback interface.
    const env = {PATH: process.env.PATH, NO_PROXY: '*'};
    const child = execFile(command, args, {cwd, env, timeout: 30_000}, (error, stdout, stderr) => {
      if (error?.killed) {
        reject(new Error(`${command} ${args.join(' ')} waits for ever.`));
      }
      resolve({exitCode: child.exitCode, output: stdout + stderr});
    });
  });
}

/** Runs a program as a reader would: from a file, without any setup. */
export async function runSample(language: string, source: string): Promise<Outcome> {
  const {file, steps} = runners[language] ?? {file: '', steps: []};
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
