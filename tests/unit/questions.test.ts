import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {collectQuestions} from '../../src/features/questions/build/collect';
import {questionsOnPages} from '../../src/features/questions/build/onPages';
import {readPage} from '../../src/features/questions/build/pages';
import {places} from '../../src/site/links';

/** A copy of all content for the tests to edit. */
const site = mkdtempSync(path.join(tmpdir(), 'questions-'));

beforeAll(() => {
  for (const folder of ['wiki', 'docs', 'changelog', 'blog', 'src/pages']) {
    cpSync(folder, path.join(site, folder), {recursive: true});
  }
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

type Edit = (text: string) => string;

/** The questions after an edit, which is then undone. */
function after(file: string, edit: Edit, environment: Record<string, string> = {}) {
  const target = path.join(site, file);
  const text = readFileSync(target, 'utf8');
  const edited = edit(text);
  expect(edited).not.toBe(text);
  writeFileSync(target, edited);
  try {
    return collectQuestions(site, environment);
  } finally {
    writeFileSync(target, text);
  }
}

const add =
  (markdown: string): Edit =>
  (text) =>
    `${text}\n${markdown}\n`;

const textsOf = ({questions}: ReturnType<typeof collectQuestions>) => questions.map(({question}) => question);

describe('a page', () => {
  const page = readPage(
    'wiki/session/end.mdx',
    `---
title: End a session
---

import X from '@site/x';

How a session ends. Where the button is, nobody says. <Certainty mark="undocumented" />

| What | How sure |
| --- | --- |
| The wheel | Its fields are open | <Certainty mark="undocumented" /> |
| <Certainty mark="undocumented" /> | What this mark means |

\`\`\`md
- no question <Certainty mark="undocumented" />
\`\`\`

## Not documented {/* #open */}

- Is **Failed Session** always there? Look at the [form](./settings.mdx#form), then
  ask your holder about \`endtype\`.
- Can you go back? One client says so.

## Where next

- [Sessions](./index.mdx)
`,
  );

  it('asks each item of its section and each mark elsewhere, with place and line', () => {
    expect(questionsOnPages([page])).toEqual([
      expect.objectContaining({
        question: 'How a session ends. Where the button is, nobody says.',
        place: '/wiki/session/end',
        source: 'wiki/session/end.mdx:7',
      }),
      expect.objectContaining({question: 'The wheel: Its fields are open', source: 'wiki/session/end.mdx:11'}),
      {
        kind: 'page',
        importance: 'emergency',
        question: 'Is Failed Session always there?',
        look: 'Look at the form, then ask your holder about `endtype`.',
        page: 'End a session',
        place: '/wiki/session/end#open',
        source: 'wiki/session/end.mdx:20',
      },
      expect.objectContaining({question: 'Can you go back?', look: 'One client says so.'}),
    ]);
  });
});

describe('a question that is answered by one edit is gone', () => {
  it('on a page', () => {
    const asked = after('wiki/premium.mdx', add('## Not documented\n\n- Is there a trial month? Look there.'));
    expect(textsOf(asked)).toContain('Is there a trial month?');
    expect(textsOf(collectQuestions(site, {}))).not.toContain('Is there a trial month?');
  });

  it('in the description', () => {
    const name = '`chastitysession.endtype`';
    const asks = (result: ReturnType<typeof collectQuestions>) => textsOf(result).some((text) => text.startsWith(name));
    expect(asks(collectQuestions(site, {}))).toBe(true);
    const answered = after('docs/api/openapi.yaml', (text) =>
      text.replace(/(\n {8}endtype:\n(?: {10}.*\n)*? {10}x-evidence: )undocumented/, '$1documented'),
    );
    expect(asks(answered)).toBe(false);
  });

  it('about an address', () => {
    const all = Object.fromEntries(Object.values(places).map(({variable}) => [variable, 'https://place.example.org/']));
    const asked = (environment: Record<string, string>) =>
      collectQuestions(site, environment).questions.filter(({kind}) => kind === 'address').length;
    expect(asked({})).toBe(Object.values(places).filter(({address}) => address === null).length);
    expect(asked(all)).toBe(0);
  });
});

describe('what has become stale is named', () => {
  const section = (item: string) => add(`## Not documented\n\n- ${item}`);

  it('nothing at present', () => {
    expect(collectQuestions(site, {}).stale).toEqual([]);
  });

  it.each<[string, string, Edit, Record<string, string>, string]>([
    [
      'an address that is set',
      'wiki/premium.mdx',
      section('What is the address of the chat server? Ask the team.'),
      {LINK_CHAT: 'https://chat.example.org/'},
      'the address of "Chat server" is set (LINK_CHAT), and the text still asks for it.',
    ],
    [
      'a page that is gone',
      'wiki/premium.mdx',
      section('Why? See [there](/wiki/no-such-page).'),
      {},
      'the question leads to /wiki/no-such-page, which is gone.',
    ],
    [
      'an anchor that is gone',
      'wiki/premium.mdx',
      section('Why? See [there](/wiki/session/pillory#no-such-anchor).'),
      {},
      'the question leads to /wiki/session/pillory#no-such-anchor, which is gone.',
    ],
    [
      'a mark that was raised',
      'docs/api/openapi.yaml',
      (text) => text.replace(/(\n {8}created:\n(?: {10}.*\n)*? {10}x-evidence: )observed/, '$1documented'),
      {},
      'created is sure now, and its x-evidence-note still doubts it.',
    ],
  ])('%s', (_, file, edit, environment, message) => {
    expect(after(file, edit, environment).stale.join('\n')).toContain(message);
  });
});

it('what matters most comes first, and each has a place to edit', () => {
  const {questions} = collectQuestions(site, {});
  const order = [...new Set(questions.map(({importance}) => importance))];
  expect(order).toEqual(['emergency', 'money', 'change', 'other']);
  for (const {source, question} of questions) {
    const [file = '', line] = source.split(':');
    expect(line, question).not.toBe('0');
    expect(readFileSync(file, 'utf8')).toBeTruthy();
  }
});

it('the command lists them, writes them as JSON, and checks them', () => {
  const run = (...options: string[]) => spawnSync('node', ['scripts/questions.mjs', ...options], {encoding: 'utf8'});
  const {stdout} = run();
  const written = JSON.parse(readFileSync('.cache/questions.json', 'utf8')) as object[];
  expect(stdout).toContain(`${written.length} open questions: `);
  expect(stdout.split('\n').length).toBeGreaterThan(written.length);
  expect(run('--check')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Nothing is stale: all \d+ questions are still open\.\n$/) as unknown,
    stderr: '',
  });
});
