import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import {onPath} from '../../scripts/programs.mjs';
import {operations, server as address, type Answer} from './apiPages';
import {listen} from './servers';

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

/** Instead of the first answer of the description: another one, a text that is no JSON, or none, for ever. */
type Wish = Answer | {text: string} | 'nothing';

function answerTo({pathname, searchParams}: URL, wish?: Answer) {
  const operation = operations.find(({path}) => path === pathname);
  const missing = operation?.parameters.filter(({name, required}) => required && !searchParams.has(name)) ?? [];
  if (missing.length > 0) {
    const values = missing.map(({name}) => name);
    return {status: 400, text: JSON.stringify({error: 'MissingRequiredData', values})};
  }
  const {status, body} = structuredClone(wish ?? operation?.answers[0] ?? {status: '404'});
  if (pathname === '/add' && body?.chastitysession) {
    // A change shows, as in the service's own answer.
    body.chastitysession.duration += Number(searchParams.get('value'));
  }
  // A server has to send one status where the description has a class, because no source has a status per code.
  return {status: status === '4XX' ? 403 : Number(status), text: JSON.stringify(body)};
}

/** Runs a program with a server that answers as described, or as wished for a path. Returns the paths that were called. */
export async function runSample(language: string, source: string, wishes: Partial<Record<string, Wish>> = {}) {
  const calls: string[] = [];
  const server = createServer(({url = ''}, response) => {
    const asked = new URL(url, 'http://127.0.0.1');
    calls.push(asked.pathname);
    const wish = wishes[asked.pathname];
    if (wish !== 'nothing') {
      const {status, text} = wish && 'text' in wish ? {status: 503, text: wish.text} : answerTo(asked, wish);
      response.writeHead(status).end(text);
    }
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const [command = '', ...args] = runners[language] ?? [];
  const program = source.replace(address, origin);
  // Bypasses a proxy of the machine, because the server is on the loopback interface.
  const env = {PATH: process.env.PATH, NO_PROXY: '*'};
  const outcome = await new Promise<{exitCode: number | null; output: string}>((resolve, reject) => {
    const child = execFile(command, [...args, program], {env, timeout: 30_000}, (error, stdout, stderr) => {
      if (error?.killed) {
        reject(new Error(`The program in ${language} waits for ever.`));
      }
      resolve({exitCode: child.exitCode, output: stdout + stderr});
    });
  });
  server.closeAllConnections();
  server.close();
  return {...outcome, calls};
}
