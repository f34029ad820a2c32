import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {expect, open, test as base} from './fixtures';
import {watchLayoutShift} from './layoutShift';

const leastOfPiece = 500;
const beforeBlock =
  /(?=<(?:article|aside|button|details|div|dl|footer|h\d|header|li|main|nav|ol|p|pre|section|table|ul)\b)/;

/** Each piece ends between blocks, because on any page half a word may move when the rest arrives. */
function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  for (const block of html.split(beforeBlock)) {
    const last = pieces.at(-1);
    if (last === undefined || last.length >= leastOfPiece) {
      pieces.push(block);
    } else {
      pieces[pieces.length - 1] = last + block;
    }
  }
  return pieces;
}

/** A proxy that sends every page in small pieces, as a slow network does, so that the browser paints in between. */
function inPieces(site: string): Server {
  return createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site), {headers: {'accept-encoding': 'identity'}});
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {'content-type': type});
      for (const piece of type.includes('html') ? piecesOf(body.toString()) : [body]) {
        response.write(piece);
        await pause(5);
      }
      response.end();
    })();
  });
}

const test = base.extend({
  baseURL: async ({baseURL}, use) => {
    const server = inPieces(baseURL ?? '');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
  },
});

test.describe('a page that arrives in pieces', () => {
  for (const path of ['/', '/wiki/session/settings', '/docs/api/time/sub', '/blog']) {
    for (const width of [1280, 390]) {
      test(`${path} moves nothing at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        const shift = await watchLayoutShift(page);
        await open(page, path);
        expect(await shift()).toEqual([]);
      });
    }
  }
});
