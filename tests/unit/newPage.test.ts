// cspell:ignore gaems
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {askForMissing, readCommand} from '../../scripts/new/answers.mjs';
import {fill} from '../../scripts/new/scaffold.mjs';
import {insert} from '../../scripts/new/sidebar.mjs';

describe('the front matter of a new page', () => {
  const scaffold = `---
title: Short name
# Why it is so.
role: wearer
tags: [one, two]
---

## Text

---

## Rules for this page

- Delete this section.
`;

  it('has the answers in the order of the scaffold, whose comments and text stay', () => {
    expect(fill(scaffold, {title: 'Dice: a game', role: 'both', tags: ['games']})).toBe(`---
title: "Dice: a game"
# Why it is so.
role: both
tags: [games]
---

## Text

---
`);
  });

  it('takes what the scaffold leaves out behind the title', () => {
    expect(fill(scaffold, {sidebar_label: 'Dice'})).toContain('title: Short name\nsidebar_label: Dice\n');
  });
});

describe('what is not given', () => {
  const questions = [
    {key: 'title', text: 'Title'},
    {
      key: 'sidebar_label',
      text: 'Shorter',
      isNeeded: ({title = ''}: Record<string, string | string[]>) => title.length > 5,
    },
    {key: 'tags', text: 'Topics', choices: ['games', 'time'], isList: true},
  ];

  /** Answers the questions one after another, as somebody at a terminal would. */
  async function answer(given: Record<string, string | string[]>, ...typed: string[]) {
    const [asked, said]: [string[], string[]] = [[], []];
    const answers = await askForMissing(questions, given, {
      findFaults: (key, value) => (key === 'tags' && value.includes('gaems') ? ['There is no such topic.'] : []),
      ask: (text) => {
        asked.push(text);
        return Promise.resolve(typed.shift() ?? '');
      },
      say: (text) => said.push(text),
    });
    return {answers, asked, said};
  }

  it('is asked, with what may be answered', async () => {
    const {answers, asked} = await answer({}, ' Dice ', 'games, time');
    expect(answers).toEqual({title: 'Dice', tags: ['games', 'time']});
    expect(asked).toEqual(['Title: ', 'Topics (games, time; several with commas between): ']);
  });

  it('is asked again while it is wrong', async () => {
    const {answers, said} = await answer({title: 'Dice'}, 'gaems', 'games');
    expect(answers).toMatchObject({tags: ['games']});
    expect(said).toEqual(['There is no such topic.']);
  });

  it('is asked only where an earlier answer makes it needed', async () => {
    expect((await answer({title: 'Long title', tags: []}, 'Short')).answers).toMatchObject({sidebar_label: 'Short'});
  });

  it('can be an option of the command', () => {
    expect(readCommand(questions, ['wiki/dice', '--tags', 'games,time', '--no-build'])).toEqual({
      names: ['wiki/dice'],
      given: {tags: ['games', 'time']},
      isBuilt: false,
    });
  });
});

describe('the place in the sidebar', () => {
  const source = readFileSync('sidebars.ts', 'utf8');

  it('is behind the last page of the folder', () => {
    const {text, after} = insert(source, 'games/dice');
    expect(after).toBe('games/voting');
    expect(text).toContain("'games/voting', 'games/dice']");
  });

  it('is not that of a page in a folder below', () => {
    expect(insert("['a/b/c', 'a/d', 'a/b/e'],\n", 'a/f').after).toBe('a/d');
  });

  it('is the last where the folder is new', () => {
    const {text, after} = insert(source, 'devices/lock');
    expect(after).toBeNull();
    expect(text.replace(/\s+/g, ' ')).toContain("'faq', 'devices/lock', ], }");
  });
});

describe.each([
  ['new-page.mjs', [], 'Name the page: npm run new:page wiki/games/dice'],
  ['new-page.mjs', ['wiki/Dice'], '"wiki/Dice" is no address of a wiki page.'],
  ['new-page.mjs', ['wiki/games'], 'wiki/games/index.mdx exists already. Edit that file instead.'],
  ['new-page.mjs', ['docs/api/x'], 'begins in docs/api/openapi.yaml'],
  ['new-page.mjs', ['wiki/games/dice'], 'Missing: --role "…"  Who reads it (wearer, holder, both, integrator)'],
  ['new-page.mjs', ['wiki/games/dice', '--tags', 'gaems'], 'not in wiki/tags.yml. Did you mean "games"?'],
  ['new-post.mjs', ['2026-02-30-x'], '"2026-02-30" is no day of the calendar'],
  ['new-post.mjs', ['Keys'], '"2'],
  ['new-post.mjs', ['keys', '--description', 'Short.'], 'length must be at least 40'],
])('%s %j', (script, words, reason) => {
  it('makes nothing and says why', () => {
    const {status, stderr} = spawnSync('node', [`scripts/${script}`, ...words], {encoding: 'utf8', input: ''});
    expect(stderr).toContain(reason);
    expect(status).toBe(1);
  });
});
