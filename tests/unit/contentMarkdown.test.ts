import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import checkMarks from '../../src/features/certainty/checkMarks';

async function toScript(value: string): Promise<string> {
  const file = new VFile({path: 'wiki/film.mdx', value});
  return String(await compile(file, {remarkPlugins: [checkMarks]}));
}

describe('a certainty mark', () => {
  it.each(['<Certainty mark="sure" />', 'text <Certainty mark="toString" />', '<Certainty />'])(
    '%s is refused with file, line and remedy',
    async (mark) => {
      await expect(toScript(`text\n\n${mark}\n`)).rejects.toThrow(
        'wiki/film.mdx:3: <Certainty /> does not say how sure it is. Give it mark="…" with one of documented, ',
      );
    },
  );

  it('stays on the line of the word before it', async () => {
    expect(await toScript('text <Certainty mark="observed" />')).toMatch(/"text(?:\u00A0|\\xA0)"/);
  });
});
