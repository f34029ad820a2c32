import {expect, it} from 'vitest';
import {toMarkdown} from '../../src/features/copies/toMarkdown';

const mark = '<span role="img" aria-label="observed" data-mark=""></span>';
const bar = '<p><span>GET</span> <code>/add</code> <span>adds</span></p>';

it.each([
  ['a mark is a word in brackets', `<p>It is so. ${mark}</p>`, 'It is so. (observed)'],
  ['the bar of a call stays a line', bar, 'GET `/add` adds'],
  [
    'a link in bold stays',
    '<p>Open <a href="/y"><strong>Status</strong></a>.</p>',
    'Open [**Status**](https://docs.example.org/y).',
  ],
  ['controls are left out', '<p>Before.</p><fieldset><label>Filter <input></label></fieldset>', 'Before.'],
  [
    'each tab begins with its name',
    '<div role="tablist"><button role="tab">A</button></div><div role="tabpanel" aria-label="A" hidden><p>B</p></div>',
    '**A**\n\nB',
  ],
  [
    'a notice begins with its title in a capital letter',
    '<div class="theme-admonition"><div>warning</div><div><p>Mind it.</p></div></div>',
    '> **Warning**\n>\n> Mind it.',
  ],
])('%s', async (_, content, markdown) => {
  const copy = await toMarkdown(`<body><main>${content}</main></body>`, 'https://docs.example.org/x');
  expect(copy).toBe(`${markdown}\n\nSource: <https://docs.example.org/x>\n`);
});
