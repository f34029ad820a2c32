import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import checkMarks from '../../src/features/certainty/build/checkMarks';
import lineNumbers from '../../src/features/code/build/lineNumbers';
import refuseBlocked from '../../src/features/outsideMedia/build/refuseBlocked';
import alignByClass from '../../src/features/tables/build/alignByClass';

async function toScript(value: string, hosts?: string[]): Promise<string> {
  const file = new VFile({path: 'wiki/film.mdx', value, data: {frontMatter: {allow_hosts: hosts}}});
  return String(
    await compile(file, {remarkPlugins: [remarkGfm, lineNumbers, alignByClass, checkMarks, refuseBlocked]}),
  );
}

describe('an aligned table', () => {
  it('is aligned by classes, which the policy lets pass', async () => {
    const script = await toScript('| a | b | c | d |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |\n');
    expect(script).not.toContain('style');
    expect(script.match(/text--(?:left|center|right)/g)).toEqual(
      Array(2)
        .fill(['left', 'center', 'right'])
        .flat()
        .map((side) => `text--${side}`),
    );
  });
});

describe('line numbers', () => {
  it.each(['showLineNumbers', 'showLineNumbers=3', 'title="x" showLineNumbers'])(
    'begin where %s says',
    async (meta) => {
      await expect(toScript(`\`\`\`js ${meta}\nx\n\`\`\`\n`)).resolves.toContain('pre');
    },
  );

  it('are refused where they begin nowhere', async () => {
    await expect(toScript('text\n\n```js showLineNumbers=three\nx\n```\n')).rejects.toThrow(
      'wiki/film.mdx:3: "showLineNumbers=three" does not say where the line numbers begin.',
    );
  });
});

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

describe('media and styles', () => {
  it.each([
    ['<iframe src="https://media.example.org/x"></iframe>', 'allow_hosts: [media.example.org]'],
    ['<video src="https://media.example.org/x.mp4" />', 'allow_hosts: [media.example.org]'],
    ['<audio><source src="https://media.example.org/x.ogg" /></audio>', 'allow_hosts'],
    ['<video src="/x.mp4" />', 'allow_hosts: [self]'],
    ['<video src={film} />', 'allow_hosts'],
    ['<object data="/x.svg" />', 'use <img>, <video> or <iframe>'],
    ['<embed src="https://media.example.org/x" />', 'use <img>, <video> or <iframe>'],
    ['<iframe src="/wiki" />', 'let nobody frame them'],
    ['<img src="https://media.example.org/x.png" />', 'allow_hosts: [media.example.org]'],
    ['<img srcSet="/a.png 1x, https://media.example.org/b.png 2x" />', 'allow_hosts: [media.example.org]'],
    ['<img srcSet="/a.png 1x,https://media.example.org/b.png 2x" />', 'allow_hosts: [media.example.org]'],
    ['![x](https://media.example.org/x.png)', 'allow_hosts: [media.example.org]'],
    ['![x](//media.example.org/x.png)', 'allow_hosts: [media.example.org]'],
    ['![x][y]\n\n[y]: https://media.example.org/x.png', 'allow_hosts: [media.example.org]'],
    ['![x](http://media.example.org/x.png)', 'begins with https:'],
    ['![x](https://media.example.org:8443/x.png)', 'without a port'],
    ['<script src="https://media.example.org/x.js" />', 'no scripts and styles of other hosts'],
    ['<p style="color: red">x</p>', 'Give the element a class'],
    ['<Cards style={{color: "red"}}>x</Cards>', 'Give the element a class'],
  ])('%s is refused with file, line and remedy', async (media, remedy) => {
    const refusal = expect(toScript(`text\n\n${media}\n`)).rejects;
    await refusal.toThrow(/^wiki\/film\.mdx:3: </);
    await refusal.toThrow(remedy);
  });

  it.each([
    '![x](/img/x.png)',
    '![x](data:image/png;base64,AA==)',
    '[link](https://media.example.org/x.mp4)',
    '<link rel="canonical" href="https://media.example.org/" />',
  ])('%s is shown', async (media) => {
    await expect(toScript(media)).resolves.toContain('MDXContent');
  });

  it.each([
    '<iframe src="https://media.example.org/x"></iframe>',
    '<video src="/x.mp4" poster="https://media.example.org/x.jpg" />',
    '![x](https://media.example.org/x.png)',
  ])('%s is shown where the front matter allows it', async (media) => {
    await expect(toScript(media, ['media.example.org', 'self'])).resolves.toContain('MDXContent');
  });
});
