import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Answer} from './apiPages';
import {anyRefusal, type MockApi} from './mockApi';

/** Answers that a test asks for, by the path of the call: one of the description, or a text that is no JSON. */
export type Wishes = Partial<Record<string, Answer | string>>;

type Session = {chastitysession: {duration: number}};

/** The mock's answer, in which a change shows as in the service's own. */
function changed(body: string, seconds: number): string {
  const answer = JSON.parse(body) as Session;
  answer.chastitysession.duration += seconds;
  return JSON.stringify(answer);
}

/** Passes calls on to the mock, chooses its answers, and keeps the paths that were called. */
export async function startFront(mock: MockApi, wishes: Wishes) {
  const calls: string[] = [];
  async function answer(requested: URL): Promise<{status: number; body: string}> {
    calls.push(requested.pathname);
    const wish = wishes[requested.pathname];
    if (typeof wish === 'string') {
      return {status: 503, body: wish};
    }
    const passed = new URL(requested.pathname + requested.search, mock.origin);
    if (wish) {
      passed.searchParams.set('__code', wish.status === '4XX' ? String(anyRefusal) : wish.status);
      passed.searchParams.set('__example', wish.example ?? '');
    }
    const response = await fetch(passed);
    const body = await response.text();
    const isChange = response.status === 200 && requested.pathname === '/add';
    return {
      status: response.status,
      body: isChange ? changed(body, Number(requested.searchParams.get('value'))) : body,
    };
  }
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '', 'http://127.0.0.1')).then(({status, body}) => {
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, calls, stop: () => server.close()};
}
