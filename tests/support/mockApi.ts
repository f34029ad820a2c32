import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {operations, published, type Answer} from './apiPages';

/** Instead of the first answer of the description: another one, a text that is no JSON, or none, for ever. */
export type Wish = Answer | {text: string} | 'nothing';

/** The answer of a call whose parameters are all there, as the description has it. */
function described({pathname, searchParams}: URL, {status, example = ''}: Answer) {
  const body = structuredClone(published.components.examples[example]?.value);
  if (pathname === '/add' && body?.chastitysession) {
    // A change shows, as in the service's own answer.
    body.chastitysession.duration += Number(searchParams.get('value'));
  }
  // A server has to send one status where the description has a class, because no source has a status per code.
  return {status: status === '4XX' ? 403 : Number(status), text: JSON.stringify(body)};
}

function answerTo(asked: URL, wish?: Answer) {
  const operation = operations.find(({path}) => path === asked.pathname);
  const required = operation?.parameters.filter((name) => !operation.optional.includes(name)) ?? [];
  const values = required.filter((name) => !asked.searchParams.has(name));
  const answer = wish ?? operation?.answers[0];
  if (!answer) {
    return {status: 404, text: `No call has the path ${asked.pathname}.`};
  }
  return values.length > 0
    ? {status: 400, text: JSON.stringify({error: 'MissingRequiredData', values})}
    : described(asked, answer);
}

/** A server that answers as described, or as a test wishes for a path, and keeps the paths that were called. */
export async function startMock(wishes: Partial<Record<string, Wish>> = {}) {
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, stop};
}
