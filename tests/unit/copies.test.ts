import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {parse, type Rule} from 'postcss';
import {expect, test} from 'vitest';
import {copyContent} from '../../src/after/builtHtml';
import {fieldsOfCall, seenControls} from '../../src/build/notText';
import {toMarkdown} from '../../src/features/copies/toMarkdown';
import {entryOf} from '../../src/features/copies/writeCopies';
import {feedContent} from '../../src/features/feeds/content';

test.each([
  ['a line of a call stays one', '<p><span>GET</span> <code>/add</code> <span>adds</span></p>', 'GET `/add` adds'],
  ['a link is complete', '<p><a href="/y"><strong>Status</strong></a></p>', '[**Status**](https://docs.example.org/y)'],
  ['what is hidden from screen readers is left out', '<p>A <span aria-hidden="true">sign</span></p>', 'A'],
  ['a drawing is what it shows, in words', '<svg role="img" aria-label="A key"></svg>', '\\[Picture: A key]'],
  ['the fields of a call are left out', '<p>Before.</p><div class="callField"><input> a day</div>', 'Before.'],
  [
    'a picture in a button stays, and a glossary term',
    '<p><button><img alt="A key"></button> <button popovertarget="a" aria-describedby="b">Term</button><span popover id="a">What it is</span></p>',
    '\\[Picture: A key] Term',
  ],
  [
    'a topic has the number of its pages in brackets',
    '<p><a rel="tag" href="/y">API<span>7</span></a></p>',
    '[API (7)](https://docs.example.org/y)',
  ],
  [
    'what holds in some sessions only is left out',
    '<section data-site-repeats=""><div data-site-repeats="">Drawing</div><dl><div><dt>Out?</dt><dd><div class="case_x">Ask.</div><p>Always.</p></dd></div></dl></section>',
    '- Out?\n\n  Always.',
  ],
  ['controls are left out', '<p>Before.</p><fieldset><label>Filter <input></label></fieldset>', 'Before.'],
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

test('a page is read from its content, whatever tags its description names', () => {
  const head = '<meta name=description content="Use <main> once, without <body> or style=">';
  const $ = copyContent(load(`<head>${head}</head><body><nav>Menu</nav><main><p>Text</p></main></body>`));
  expect($('body').html()).toBe('<main><p>Text</p></main>');
  expect($('meta[name=description]').attr('content')).toBe('Use <main> once, without <body> or style=');
});

test('a bracket in a title does not end the link of its page in the list', () => {
  const entry = entryOf({title: 'A ] b [', description: 'What it is.'}, 'https://docs.example.org/x.md');
  expect(entry).toBe('- [A \\] b \\[](https://docs.example.org/x.md): What it is.');
});

test('a feed carries the text with full addresses, and nothing of the frame of the page', () => {
  const page = `<main><div id="text" class="big"><header><h1>Title</h1></header>
<h2 class="x">Part<a class="hash-link" href="#part">#</a></h2>
<p style="color:red">Words<!-- --> and <a href="../b#c">more</a>.</p>
<img src="/img/a.png" alt="A"><button>Copy</button><svg></svg>
<p>A <button popovertarget="a" aria-describedby="b">term</button><span popover id="a">What it is</span></p>
<button type="button"><img src="/img/b.png" alt="B"></button></div></main>`;
  expect(feedContent(copyContent(load(page)), '#text', 'https://example.org/docs/a/page').replaceAll('\n', '')).toBe(
    '<h2>Part</h2><p>Words and <a href="https://example.org/docs/b#c">more</a>.</p>' +
      '<img src="https://example.org/img/a.png" alt="A"><p>A term</p><img src="https://example.org/img/b.png" alt="B">',
  );
});

test('paper shows no control either', () => {
  const hidden: string[] = [];
  for (const sheet of [
    'src/css/print.css',
    'src/css/islands.css',
    'src/light/light.css',
    'src/light/theme/Tabs/styles.module.css',
  ]) {
    parse(readFileSync(sheet, 'utf8')).walkAtRules('media', (media) => {
      media.walkDecls('display', ({value, parent}) => {
        if (media.params.includes('print') && value === 'none') {
          hidden.push(...((parent as Rule).selector.replaceAll("'", '').match(/[^\s,()]+/g) ?? []));
        }
      });
    });
  }
  // Glossary terms are buttons too, but without a label, and a button around a picture shows it.
  const wanted = [...fieldsOfCall, ...seenControls].map((one) => (one === 'button' ? 'button[aria-label]:not' : one));
  expect(wanted.filter((one) => !hidden.includes(one))).toEqual([]);
});
