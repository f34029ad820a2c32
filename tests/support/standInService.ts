import {createServer} from 'node:https';
import {request as sendPlain, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Network} from '../../scripts/verifyApi/request.mjs';
import {makeCertificate} from './certificate';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type StandIn = {
  network: Network;
  /** All connections and requests, in order. */
  log: string[];
  close: () => void;
};

/** A server that the check takes for the service: the host name resolves to it, and its certificate has that name. */
export async function startStandIn(handler: Handler, name = 'api.emlalock.com'): Promise<StandIn> {
  const {key, cert} = makeCertificate(name);
  const log: string[] = [];
  const server = createServer({key, cert}, (request, response) => {
    log.push(`${request.method ?? ''} https://${request.headers.host ?? ''}${request.url ?? ''}`);
    handler(request, response);
  });
  server.on('connection', () => log.push('connection'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    network: {
      port: (server.address() as AddressInfo).port,
      ca: cert,
      lookup: (_, options, done) => {
        if (options.all) {
          done(null, [{address: '127.0.0.1', family: 4}]);
        } else {
          done(null, '127.0.0.1', 4);
        }
      },
    },
    log,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function answerWith(status: number, headers: Record<string, string>, body: string | Buffer = ''): Handler {
  return (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}

/** Forwards requests to a server without TLS, and adds these headers to its answers. */
export function passTo(origin: string, headers: Record<string, string> = {}): Handler {
  return ({url = '/', method}, response) => {
    sendPlain(new URL(url, origin), {method, headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  };
}
