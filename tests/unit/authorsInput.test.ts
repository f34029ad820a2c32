// What authors write, including typical mistakes. Each is accepted, or rejected with its place and a remedy.
import {readFileSync} from 'node:fs';
import {compile} from '@mdx-js/mdx';
import {DEFAULT_PARSE_FRONT_MATTER, normalizeTags} from '@docusaurus/utils';
import {getTagsFile} from '@docusaurus/utils-validation';
import {logger} from '@docusaurus/logger';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {describe, expect, it, vi} from 'vitest';
import {loadDescription, readDescription} from '../../src/features/api/build/description';
import apiReference from '../../src/features/api/build/reference';
import {descriptionFile} from '../../src/features/api/build/source';
import codeLanguages from '../../src/features/code/build/codeLanguages';
import lineNumbers from '../../src/features/code/build/lineNumbers';
import {checkList} from '../../src/features/contentFiles/build/lists';
import {faultOfPicture} from '../../src/features/contentFiles/build/pictures';
import {createFrontMatterParser} from '../../src/features/frontMatter/build/parseFrontMatter';
import refuseBlocked from '../../src/features/outsideMedia/build/refuseBlocked';
import alignByClass from '../../src/features/tables/build/alignByClass';
import {Chance, mutate} from '../support/mutations';
import {greyPng} from '../support/pictures';

vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

const seeds = (count: number) => Array.from({length: count}, (_, index) => index + 1);

const pages = [
  'wiki/faq.mdx',
  'wiki/session/emergency.mdx',
  'docs/api/time/add.mdx',
  'changelog/emlalock/2025-09-20.mdx',
  'blog/2026-11-21-time-notation-by-example.mdx',
  'src/pages/accessibility.mdx',
] as const;

/** An MDX syntax error, which the framework's compiler reports in its own words. */
class SyntaxFault extends Error {}

type Outcome = {taken: string} | {refused: string; isSyntax: boolean};

async function outcomeOf(read: () => unknown): Promise<Outcome> {
  try {
    return {taken: JSON.stringify((await read()) ?? null)};
  } catch (error) {
    return {refused: error instanceof Error ? error.message : String(error), isSyntax: error instanceof SyntaxFault};
  }
}

const garbage = /[\uFFFD\0\u0007]|\\u000|\bNaN\b|\[object Object\]/;
const ofPrograms = /undefined|is not a function|Cannot read|call stack|\[object/;
const waysOut =
  /Fix|Save|Write|Put|Remove|[Aa]dd |Name |Use |Compare|Begin|Export|Make it|Scale|Give|Link to|Did you mean|The scaffold|The comment at the top|not defined in tags\.yml/;

function expectRight(outcome: Outcome, file: string): void {
  if ('taken' in outcome) {
    expect(outcome.taken).not.toMatch(garbage);
    return;
  }
  if (outcome.isSyntax) {
    expect(outcome.refused).toMatch(/:\d+: ./);
  } else {
    expect(outcome.refused).toMatch(waysOut);
  }
  expect(outcome.refused).toContain(file);
  expect(outcome.refused).not.toMatch(ofPrograms);
}

function parse(file: string, fileContent: string) {
  return createFrontMatterParser(process.cwd())({
    filePath: `${process.cwd()}/${file}`,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

/** The framework's own check against the list of tags in the folder. */
async function checkTags(file: string, tags: unknown): Promise<void> {
  const contentPath = /^(?:wiki|docs\/api|changelog\/emlalock|blog)/.exec(file)?.[0];
  if (contentPath !== undefined) {
    const tagsFile = await getTagsFile({
      tags: 'tags.yml',
      contentPaths: {contentPath, contentPathLocalized: contentPath},
    });
    normalizeTags({
      tagsBaseRoutePath: '/',
      tagsFile,
      frontMatterTags: tags as string[],
      options: {onInlineTags: 'throw', tags: 'tags.yml'},
      source: file,
    });
  }
}

/** The line of the fault, which some parser messages contain only in their text. */
function lineOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('reason' in error)) {
    return undefined;
  }
  return 'line' in error && typeof error.line === 'number'
    ? String(error.line)
    : /\((?<line>\d+):/.exec(error.message)?.groups?.line;
}

/**
 * Checks the front matter and then the text, as the build does. The framework reports MDX syntax errors with file and
 * line.
 */
async function build(file: string, text: string): Promise<string> {
  const {frontMatter, content} = await parse(file, text);
  const above = text.slice(0, text.length - content.length).replace(/[^\n]/g, '');
  const remarkPlugins = [
    ...(file.startsWith('docs/api') ? [apiReference(loadDescription)] : []),
    remarkGfm,
    [codeLanguages, {additional: ['bash']}] as const,
    lineNumbers,
    alignByClass,
    refuseBlocked,
  ];
  try {
    const page = new VFile({path: `${process.cwd()}/${file}`, value: above + content, data: {frontMatter}});
    return String(await compile(page, {remarkPlugins: remarkPlugins as never}));
  } catch (error) {
    const line = lineOf(error);
    if (line !== undefined) {
      throw new SyntaxFault(`${file}:${line}: ${String(error)}`, {cause: error});
    }
    throw error;
  }
}

describe('a front matter', () => {
  it.each(seeds(60))('with slips of seed %i is taken rightly or refused', async (seed) => {
    const chance = new Chance(seed);
    const file = chance.pick(pages);
    const [, written = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    const outcome = await outcomeOf(async () => {
      const {frontMatter} = await parse(file, `---\n${mutate(written.trim(), chance)}\n---\n`);
      await checkTags(file, frontMatter.tags);
      return frontMatter;
    });
    expectRight(outcome, file);
  });
});

/** Faults that stop any page. */
const blocked = [
  '<iframe src="https://evil.example/x"></iframe>',
  '![x](https://evil.example/x.png)',
  '<video src="/film.mp4" />',
  '<img srcSet="https://evil.example/x.png 2x" />',
  '```js showLineNumbers=x\n1\n```',
] as const;

describe('a page', () => {
  it.each(seeds(50))('with slips of seed %i is built rightly or refused', async (seed) => {
    const chance = new Chance(seed);
    const file = chance.pick(pages);
    const [, frame = '', ...body] = readFileSync(file, 'utf8').split(/^---$/m);
    const text = `---${frame}---\n\n| a | b |\n| :-: | -: |\n| 1 | 2 |\n${mutate(body.join('---'), chance)}`;
    const outcome = await outcomeOf(() => build(file, text));
    expectRight(outcome, file);
    expect(JSON.stringify(outcome)).not.toContain('textAlign');
  });

  it.each(seeds(20))('that holds what the policy blocks is refused with its line, seed %i', async (seed) => {
    const chance = new Chance(seed);
    const file = chance.pick(pages);
    const outcome = await outcomeOf(() => build(file, `${readFileSync(file, 'utf8')}\n\n${chance.pick(blocked)}\n`));
    expectRight(outcome, file);
    expect(outcome).toMatchObject({refused: expect.stringMatching(/\.mdx:\d+: /) as unknown});
  });
});

describe('a file of data', () => {
  const lists = ['wiki/tags.yml', 'docs/api/tags.yml', 'changelog/emlalock/tags.yml', 'blog/authors.yml'] as const;

  it.each(seeds(20))('of the API with slips of seed %i is taken rightly or refused', async (seed) => {
    const yaml = mutate(readFileSync(descriptionFile, 'utf8'), new Chance(seed));
    expectRight(await outcomeOf(() => readDescription(yaml)), descriptionFile);
  });

  it.each(seeds(20))('of tags or authors with slips of seed %i is taken rightly or refused', async (seed) => {
    const chance = new Chance(seed);
    const file = chance.pick(lists);
    const yaml = mutate(readFileSync(file, 'utf8'), chance);
    expectRight(
      await outcomeOf(() => {
        checkList(file, yaml);
        return yaml;
      }),
      file,
    );
  });
});

describe('a picture', () => {
  const whole = greyPng(64, 48);

  it.each(seeds(30))('with damage of seed %i is refused', (seed) => {
    const chance = new Chance(seed);
    const place = chance.below(whole.length - 12);
    const damaged = Buffer.from(whole);
    damaged[place] = (damaged[place] ?? 0) ^ (1 + chance.below(255));
    const bytes = chance.pick([damaged, whole.subarray(0, place), greyPng(2401 + place, 1)]);
    expect(faultOfPicture('static/img/x.png', bytes)).toMatch(
      /^static\/img\/x\.png: .*(?:Export it again|Scale it down|Give it)/,
    );
  });
});
