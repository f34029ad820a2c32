import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import checkMarks from '../../src/features/certainty/checkMarks';
import refuseOutsideMedia from '../../src/features/media/refuseOutsideMedia';

async function toScript(value: string): Promise<string> {
  const file = new VFile({path: 'wiki/film.mdx', value});
  return String(await compile(file, {remarkPlugins: [checkMarks, refuseOutsideMedia]}));
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

  it('is shown where it exists', async () => {
    await expect(toScript('text <Certainty mark="observed" />')).resolves.toContain('observed');
  });
});

describe('media, scripts and styles', () => {
  it.each([
    ['<iframe src="https://media.example.org/x"></iframe>', '<iframe> is not shown on this site'],
    ['<video src="/x.mp4" />', '<video> is not shown'],
    ['<script src="/x.js" />', '<script> is not shown'],
    ['<img src="https://media.example.org/x.png" />', '<img> is on another host'],
    ['![x](https://media.example.org/x.png)', 'the picture https://media.example.org/x.png is on another host'],
    ['![x](//media.example.org/x.png)', 'the picture //media.example.org/x.png is on another host'],
    ['<p style="color: red">x</p>', '<p> has a style or an event handler'],
    ['<p onclick="x()">x</p>', '<p> has a style or an event handler'],
  ])('%s is refused with file, line and remedy', async (media, reason) => {
    const refusal = expect(toScript(`text\n\n${media}\n`)).rejects;
    await refusal.toThrow(`wiki/film.mdx:3: ${reason}`);
    await refusal.toThrow('Link to it, or use a file');
  });

  it.each(['![x](/img/x.png)', '[link](https://media.example.org/x.mp4)', '<Fields only="x" />'])(
    '%s is shown',
    async (media) => {
      await expect(toScript(media)).resolves.toContain('MDXContent');
    },
  );
});
