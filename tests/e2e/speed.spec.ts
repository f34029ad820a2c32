import {createServer} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import {listen} from '../support/servers';
import {expect, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';

// A proxy that sends a page block by block, as a slow network does, so that the browser paints in between.
test.use({
  baseURL: async ({baseURL}, use) => {
    const server = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(new URL(request.url ?? '/', baseURL), {headers: {'accept-encoding': 'identity'}});
        const type = answer.headers.get('content-type') ?? '';
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, {'content-type': type});
        // Between blocks, because on any page half a word may move when the rest arrives.
        const pieces = type.includes('html')
          ? body.toString().match(/[^]{500}[^]*?(?=<(?:div|h\d|li|p|table|ul)\b)|[^]+$/g)
          : null;
        for (const piece of pieces ?? [body]) {
          response.write(piece);
          await pause(5);
        }
        response.end();
      })();
    });
    await use(`http://127.0.0.1:${await listen(server)}`);
    server.close();
  },
});

// Each in a tab of its own, because a group of the menu that was open stays open.
for (const path of ['/wiki/session/settings', '/wiki/session/emergency', '/docs/api/time/sub']) {
  test(`a page that arrives in pieces moves nothing: ${path}`, async ({page}) => {
    const shift = await watchLayoutShift(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      expect(await shift(), `${width} px`).toEqual([]);
    }
  });
}
