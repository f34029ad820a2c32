import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {copyContent} from '../../src/after/builtHtml';
import {toMarkdown} from '../../src/features/copies/toMarkdown';
import {entryOf} from '../../src/features/copies/writeCopies';

test.each([
  ['a line of a call stays one', '<p><span>GET</span> <code>/add</code> <span>adds</span></p>', 'GET `/add` adds'],
  ['a link is complete', '<p><a href="/y"><strong>Status</strong></a></p>', '[**Status**](https://docs.example.org/y)'],
  ['what is hidden from screen readers is left out', '<p>A <span aria-hidden="true">sign</span></p>', 'A'],
  ['a drawing is what it shows, in words', '<svg role="img" aria-label="A key"></svg>', '\\[Picture: A key]'],
  [
    'what says that it is no text is left out',
    '<p>Before.</p><div data-not-text="drawn"><p>A day</p></div>',
    'Before.',
  ],
  ['a control that says nothing is left out', '<p>Before.</p><p><button>New</button></p>', 'Before.'],
  [
    'a word that is a button stays, without what it shows',
    '<p><button data-text="" popovertarget="a">Term</button><span popover id="a" data-not-text="">What it is</span></p>',
    'Term',
  ],
  [
    'a topic has the number of its pages in brackets',
    '<p><a rel="tag" href="/y">API<span>7</span></a></p>',
    '[API (7)](https://docs.example.org/y)',
  ],
  [
    'each tab begins with its name',
    '<div role="tablist"><button role="tab">A</button></div><div role="tabpanel" aria-label="A" hidden><p>B</p></div>',
    '**A**\n\nB',
  ],
  [
    'each tab of the framework too',
    '<div class="tabs-container"><ul role="tablist"><li role="tab">A</li><li role="tab">B</li></ul><div><div role="tabpanel"><p>C</p></div><div role="tabpanel" hidden><p>D</p></div></div></div>',
    '**A**\n\nC\n\n**B**\n\nD',
  ],
  [
    'a notice begins with its title in a capital letter',
    '<div class="theme-admonition"><div>warning</div><div><p>Mind it.</p></div></div>',
    '> **Warning**\n>\n> Mind it.',
  ],
])('in a copy, %s', async (_, content, markdown) => {
  const copy = await toMarkdown(
    copyContent(load(`<body><main>${content}</main></body>`)),
    'https://docs.example.org/x',
  );
  expect(copy).toBe(`${markdown}\n\nSource: <https://docs.example.org/x>\n`);
});

test('a page is read from what says that it is text, and a page that says nothing from its content', () => {
  const read = (body: string) => copyContent(load(`<body><nav>Menu</nav><main>${body}</main></body>`))('body').html();
  expect(read('<p>List</p>')).toBe('<main><p>List</p></main>');
  expect(read('<p><button data-text="">Term</button></p>')).toContain('<main>');
  expect(read('<i>New</i><p data-text="">Text</p><hr><p data-text="">Source</p>')).toBe(
    '<p data-text="">Text</p><p data-text="">Source</p>',
  );
});

test('the head of a page is kept, whatever tags its description names', () => {
  const head = '<meta name=description content="Use <main> once, without <body> or style=">';
  const $ = copyContent(load(`<head>${head}</head><body><main><p>Text</p></main></body>`));
  expect($('meta[name=description]').attr('content')).toBe('Use <main> once, without <body> or style=');
});

test('a bracket in a title does not end the link of its page in the list', () => {
  const entry = entryOf({title: 'A ] b [', description: 'What it is.'}, 'https://docs.example.org/x.md');
  expect(entry).toBe('- [A \\] b \\[](https://docs.example.org/x.md): What it is.');
});
