import {createServer, request as send, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

type Answer = {status: number; type: string; body: string};

/**
 * A proxy between a browser and builds of the site. It can switch to another build, drop the connection, or answer by
 * itself.
 */
export class Switchboard {
  private isDown = false;
  private readonly answers = new Map<RegExp, Answer>();
  private readonly server = createServer((request, response) => {
    this.connect(request, response);
  });

  constructor(private site: string) {}

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Simulates a deploy: from now on, the other build is served. */
  leadTo(site: string): void {
    this.site = site;
  }

  loseTheLine(): void {
    this.isDown = true;
    this.server.closeAllConnections();
  }

  restoreTheLine(): void {
    this.isDown = false;
  }

  /** Sets or removes an answer that replaces that of the build. */
  answer(addresses: RegExp, answer: Answer | null): void {
    if (answer) {
      this.answers.set(addresses, answer);
    } else {
      this.answers.delete(addresses);
    }
  }

  private connect(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    const own = [...this.answers].find(([addresses]) => addresses.test(path))?.[1];
    if (this.isDown) {
      request.socket.destroy();
    } else if (own) {
      response.writeHead(own.status, {'content-type': own.type});
      response.end(own.body);
    } else {
      this.pass(request, response);
    }
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const {method, headers, url = '/'} = request;
    const onward = send(new URL(url, this.site), {method, headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}
