import {execFile} from 'node:child_process';
import {onPath} from '../../scripts/programs.mjs';
import {startMock} from './mockApi';

/** How a program in a language is run. Few machines have a compiler of C#, or a microcontroller. */
export const runners: Record<string, string[]> = {
  curl: ['sh', '-c'],
  JavaScript: [process.execPath, '--input-type=module', '-e'],
  Python: ['python3', '-c'],
};

/** The samples are run where both are installed. */
export const hasRunners = ['curl', 'python3'].every((program) => onPath(program));

/** The program, which waits one second for an answer instead of twenty. */
export function impatient(source: string): string {
  return source.replace(/\b20(_000)?\b/, '1$1');
}

/** Runs a program with a mock in place of the service. */
export async function runSample(language: string, source: string, wishes: Parameters<typeof startMock>[0] = {}) {
  const [command = '', ...args] = runners[language] ?? [];
  const {origin, calls, stop} = await startMock(wishes);
  const program = source.replace('https://api.emlalock.com', origin);
  // Bypasses a proxy of the machine, because the mock is on the loopback interface.
  const env = {PATH: process.env.PATH, NO_PROXY: '*'};
  const outcome = await new Promise<{exitCode: number | null; output: string}>((resolve, reject) => {
    const child = execFile(command, [...args, program], {env, timeout: 30_000}, (error, stdout, stderr) => {
      if (error?.killed) {
        reject(new Error(`The program in ${language} waits for ever.`));
      }
      resolve({exitCode: child.exitCode, output: stdout + stderr});
    });
  });
  stop();
  return {...outcome, calls};
}
