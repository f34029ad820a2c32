import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {operations, type Answer} from './apiPages';

/** Instead of the first answer of the description: another one, a text that is no JSON, or none, for ever. */
export type Wish = Answer | {text: string} | 'nothing';

function answerTo({pathname, searchParams}: URL, wish?: Answer) {
  const operation = operations.find(({path}) => path === pathname);
  const [right] = operation?.answers ?? [];
  if (!operation || !right) {
    return {status: 404, text: `No call has the path ${pathname}.`};
  }
  const missing = operation.parameters.filter(({name, required}) => required && !searchParams.has(name));
  if (missing.length > 0) {
    const values = missing.map(({name}) => name);
    return {status: 400, text: JSON.stringify({error: 'MissingRequiredData', values})};
  }
  const {status, body} = structuredClone(wish ?? right);
  if (pathname === '/add' && body?.chastitysession) {
    // A change shows, as in the service's own answer.
    body.chastitysession.duration += Number(searchParams.get('value'));
  }
  // A server has to send one status where the description has a class, because no source has a status per code.
  return {status: status === '4XX' ? 403 : Number(status), text: JSON.stringify(body)};
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
