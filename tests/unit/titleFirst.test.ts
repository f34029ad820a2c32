import {expect, it} from 'vitest';
import type {BuiltSite} from '../../src/build/afterBuild';
import {paintTitleFirst} from '../../src/speed/scripts/titleFirst';

const scripts = '<script>early()</script><script>page()</script>';
const title = '<header id=theme-title><h1>Feed</h1></header>';

async function painted(html: string): Promise<string> {
  return (await paintTitleFirst({} as BuiltSite))({file: 'wiki/feed.html', html});
}

it('moves the last script before the content behind the title', async () => {
  expect(await painted(`${scripts}<div id=__docusaurus><p>Menu</p>${title}<p>Text</p></div>`)).toBe(
    `<script>early()</script><div id=__docusaurus><p>Menu</p>${title}<script>page()</script><p>Text</p></div>`,
  );
});

it('leaves pages without such a title as they are', async () => {
  const html = `${scripts}<div id=__docusaurus><header><h1>Blog</h1></header></div>`;
  expect(await painted(html)).toBe(html);
});

it('stops the build when there is no script before the content', async () => {
  await expect(painted(`<div id=__docusaurus>${title}</div>`)).rejects.toThrow('wiki/feed.html');
});
