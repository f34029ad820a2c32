import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {copyContent} from '../../src/after/builtHtml';
import {toMarkdown} from '../../src/features/copies/toMarkdown';
import {entryOf} from '../../src/features/copies/writeCopies';

// What the copies of our pages are made of is in the goldens.
test.each([
  ['what is hidden from screen readers is left out', '<p>A <span aria-hidden="true">sign</span></p>', 'A'],
  ['a drawing is what it shows, in words', '<svg role="img" aria-label="A key"></svg>', '\\[Picture: A key]'],
  [
    'each tab of the framework begins with its name',
    '<div class="tabs-container"><ul role="tablist"><li role="tab">A</li><li role="tab">B</li></ul><div><div role="tabpanel"><p>C</p></div><div role="tabpanel" hidden><p>D</p></div></div></div>',
    '**A**\n\nC\n\n**B**\n\nD',
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
