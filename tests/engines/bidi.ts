import {once} from 'node:events';
import {WebSocket} from 'undici';
import {isRecord} from './engine';

type Answer = (message: Record<string, unknown>) => void;

/** A connection for WebDriver BiDi. Responses carry the number of their command, and events arrive in between. */
export type Connection = {
  send: (method: string, params?: Record<string, unknown>) => Promise<unknown>;
  close: () => void;
};

export async function connect(address: string, onEvent: (params: unknown) => void): Promise<Connection> {
  const socket = new WebSocket(address);
  const open = new Map<unknown, Answer>();
  socket.addEventListener('message', ({data}) => {
    const message: unknown = JSON.parse(String(data));
    if (isRecord(message)) {
      const answer = open.get(message.id);
      open.delete(message.id);
      if (answer) {
        answer(message);
      } else {
        onEvent(message.params);
      }
    }
  });
  await once(socket, 'open');

  let count = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        count += 1;
        open.set(count, (message) => {
          if (message.type === 'success') {
            resolve(message.result);
          } else {
            reject(new Error(`${method}: ${JSON.stringify(message)}`));
          }
        });
        socket.send(JSON.stringify({id: count, method, params}));
      }),
    close: () => {
      socket.close();
    },
  };
}
