import {describe, expect, it} from 'vitest';
import {toMarkdown} from '../../src/features/twins/build/convert';

const mark = '<span role="img" aria-label="observed" data-mark=""></span>';

function twinOf(content: string): string {
  const twin = toMarkdown(`<body><main>${content}</main></body>`, 'https://docs.example.org/x');
  return twin.slice(0, twin.lastIndexOf('\n\nSource:'));
}

describe('in a twin', () => {
  it.each([
    [`<p>It is so. ${mark}</p>`, 'It is so. (observed)'],
    [`<ul><li>A short item ${mark}</li></ul>`, '- A short item (observed)'],
  ])('a mark is a word in brackets: %s', (page, text) => {
    expect(twinOf(page)).toBe(text);
  });

  it('the bar of a call reads as a sentence', () => {
    const bar = '<p><span>GET</span> <code>/add</code> <span>adds</span> <span>needs the wearer’s key</span></p>';
    expect(twinOf(bar)).toBe('GET `/add`: adds, needs the wearer’s key.');
  });

  it('a field shows its value, and a result is a list', () => {
    const result =
      '<output><span><span>Seconds</span> <code>60</code></span><span><span>Words</span> 1 minute</span></output>';
    expect(twinOf(`<label for="a">Amount</label><input type="text" id="a" value="M1">${result}`)).toBe(
      'Amount: `M1`\n\n- Seconds: `60`\n- Words: 1 minute',
    );
    expect(twinOf('<p>Before.</p><label for="b">Filter</label><input type="text" id="b">')).toBe('Before.');
  });

  it('the second line of a card follows a colon, and a link in bold has none', () => {
    expect(twinOf('<ul><li><a href="/y"><strong>Card</strong> <div><p>What it is.</p></div></a></li></ul>')).toBe(
      '- [Card](https://docs.example.org/y): What it is.',
    );
    expect(twinOf('<p>Open <a href="/y"><strong>Status</strong></a>.</p>')).toBe(
      'Open [**Status**](https://docs.example.org/y).',
    );
  });

  it('a notice begins with its title in a capital letter', () => {
    expect(twinOf('<div class="theme-admonition"><div>warning</div><div><p>Mind it.</p></div></div>')).toBe(
      '> **Warning**\n>\n> Mind it.',
    );
  });
});
