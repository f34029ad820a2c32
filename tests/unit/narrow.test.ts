import {load} from 'cheerio';
import {describe, expect, it, test} from 'vitest';
import {namesIn} from '../../src/features/speed/inlineStyles';
import {narrow} from '../../src/features/speed/narrow';

const page = new Set(['html', 'p', 'a', '.here', 'place', 'open', '.a/b', '--drawn']);

describe('narrow', () => {
  it.each([
    ['a tag', 'p{margin:0}'],
    ['a name with a sign', '.a\\/b p{margin:0}'],
    ['an id', '#place>a{margin:0}'],
    ['an attribute', '[open]{margin:0}'],
    ['what is no name', ':root,*{margin:0}'],
    ['a state of the browser', 'a:hover::after{margin:0}'],
    ['one of a list', ':is(.there,.here) a{margin:0}'],
    ['what must not be', 'p:not(.there){margin:0}'],
    ['what a part may hold', 'p:has(+.here){margin:0}'],
    ['what a part must not hold', 'p:not(:has(.there)){margin:0}'],
    ['a layer', '@layer one{@media print{p{margin:0;color:red}}}'],
    ['an order of layers', '@layer two,one;@layer one{p{margin:0}}'],
    ['what an address may set on the root', 'html[data-navbar=false] p{margin:0}'],
    ['a movement', '@keyframes go{to{top:0}}'],
  ])('keeps %s', (_, css) => {
    expect(narrow(css)(page)).toBe(css);
  });

  it.each([
    ['another tag', 'h1{margin:0}'],
    ['another class, id or attribute', 'p .there,#other a,[hidden]{margin:0}'],
    ['what a part cannot hold', 'p:has(+.there){margin:0}'],
    ['none of a list', ':is(.there,.other) a{margin:0}'],
    ['a rule that is left empty', 'p{}'],
    ['a medium that is left empty', '@layer one{@media print{h1{margin:0}}}'],
  ])('drops %s', (_, css) => {
    expect(narrow(css)(page)).toBe('');
  });

  it('writes the only value of a custom property where it is used', () => {
    const css = ':root{--a:var(--b);--b:1px;--unused:2px;--drawn:red}p{margin:var(--a)var(--b);width:var(--other,1px)}';
    expect(narrow(css)(page)).toBe(':root{--drawn:red}p{margin:1px 1px;width:var(--other,1px)}');
  });

  it.each([
    ['in a mode', '[data-theme=dark]{--b:2px}'],
    ['on a medium', '@media print{:root{--b:2px}}'],
    ['for an element', 'p{--b:2px}'],
  ])('keeps a custom property that is different %s, and those that use it', (_, css) => {
    const used = new Set([...page, 'data-theme']);
    const start = ':root{--a:var(--b);--b:1px}p{margin:var(--a)}';
    expect(narrow(start + css)(used)).toContain('--b:1px');
  });

  it('drops one selector of several, and the custom properties that only other rules use', () => {
    expect(narrow(':root{--a:1px}a{--a:2px}p,h1{top:0}h1{margin:var(--a)}')(page)).toBe('p{top:0}');
  });

  it('drops tokens of layers that the root overrides, but not those of other elements', () => {
    const own = 'a{color:var(--ink)}:root{--ink:red}';
    const others = '@layer theme{a{--ink:green}}';
    expect(narrow(`@layer theme{:root{--ink:blue}}${others}${own}`)(page)).toBe(others + own);
  });
});

test('a page uses the names of its elements, their attributes and its scripts, but not the words of its text', () => {
  const html =
    '<p class="one two" id="three" style="top:var(--four)" title="<b class=ten>">text</p><script>call(five, "six", a.dataset.sevenEight)</script>';
  const names = namesIn(load(html));
  expect(names).toEqual(
    expect.arrayContaining(['p', '.one', '.two', 'three', 'style', '--four', 'five', 'six', 'data-seven-eight']),
  );
  expect(names.filter((name) => ['text', 'call', 'b', 'ten'].includes(name))).toEqual([]);
});
