import {compile} from '@mdx-js/mdx';
import {logger} from '@docusaurus/logger';
import {VFile} from 'vfile';
import {expect, test, vi} from 'vitest';
import checkLanguages from '../../src/build/checkLanguages';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

async function read(fence: string): Promise<void> {
  const value = `text\n\n\`\`\`${fence}\ncode\n\`\`\`\n`;
  await compile(new VFile({path: 'wiki/film.mdx', value}), {remarkPlugins: [checkLanguages]});
}

test.each(['', 'text', 'JSON', 'bash', 'shell', 'cs title="a.cs" {1}'])(
  'code in "%s" has colours or is plain',
  async (fence) => {
    await read(fence);
    expect(warn).not.toHaveBeenCalled();
  },
);

test('a language that the highlighter does not know is warned of with file and line', async () => {
  await read('jss');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^wiki\/film\.mdx:3:1.*the language "jss"/));
});
