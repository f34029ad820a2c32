import {describe, expect, it} from 'vitest';
import {foldConstants} from '../../src/plugins/inlineStyles/foldConstants';

describe('foldConstants', () => {
  it.each([
    ['a value set once', ':root{--a:1px}p{margin:var(--a)}', 'p{margin:1px}'],
    ['a value in a layer', '@layer x{:root{--a:1px}}p{margin:var(--a)}', 'p{margin:1px}'],
    ['a value made of another', ':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--b)}', 'p{margin:calc(1px*2)}'],
    [
      'a value with another close upon it',
      ':root{--a:1px}p{margin:var(--a)0 var(--a)var(--a)}',
      'p{margin:1px 0 1px 1px}',
    ],
  ])('writes %s in its place', (_, css, folded) => {
    expect(foldConstants(css)).toContain(folded);
  });

  it.each([
    ['is set again', ':root{--a:1px}.x{--a:2px}p{margin:var(--a)}'],
    ['is set for a part of the page', '.x{--a:1px}p{margin:var(--a)}'],
    ['depends on the medium', '@media print{:root{--a:1px}}p{margin:var(--a)}'],
    ['depends on what is set again', ':root{--a:1px;--b:calc(var(--a)*2)}.x{--a:2px}p{margin:var(--b)}'],
    ['speaks of the property it stands in', ':root{--a:inherit}p{margin:var(--a)}'],
    ['is asked for with a substitute', ':root{--a:1px}p{margin:var(--a,2px)}'],
    ['moves', ':root{--a:1px}@keyframes k{to{--a:2px}}p{margin:var(--a)}'],
  ])('leaves a value that %s', (_, css) => {
    expect(foldConstants(css)).toBe(css);
  });
});
