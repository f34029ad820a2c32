import {compile} from '@mdx-js/mdx';
import {logger} from '@docusaurus/logger';
import {VFile} from 'vfile';
import {expect, test, vi} from 'vitest';
import checkLanguages from '../../src/build/checkLanguages';

test('a language that the highlighter does not know is warned of with file and line', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const fences = ['', 'text', 'JSON', 'shell', 'cs title="a.cs" {1}', 'jss'];
  const value = fences.map((fence) => `\`\`\`${fence}\ncode\n\`\`\`\n`).join('\n');
  await compile(new VFile({path: 'wiki/film.mdx', value}), {remarkPlugins: [checkLanguages]});
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^wiki\/film\.mdx:21:1.*the language "jss"/));
});
