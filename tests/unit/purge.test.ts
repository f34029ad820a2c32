import {describe, expect, it} from 'vitest';
import {purge} from '../../src/plugins/inlineStyles/purge';
import type {Used} from '../../src/plugins/inlineStyles/used';

const page: Used = {
  tags: new Set(['h2', 'p']),
  classes: new Set(['here']),
  ids: new Set(),
  attributes: new Set(['class']),
  values: new Set(),
};

describe('purge', () => {
  it.each([
    ['a class', '.here{margin:0}'],
    ['a state alone', ':focus-visible{margin:0}'],
    ['what a link leads to', '@media print{:target{margin:0}}'],
    ['a list and what follows it', ':is(h2):has(+.here){margin:0}'],
    ['a list, what must not be, and a state', ':where(.here):not(.there):hover{margin:0}'],
    ['a list of a name and a state', '.here:is([class],:popover-open){margin:0}'],
    ['the selection', '::selection{margin:0}'],
    ['the root', ':root{margin:0}'],
  ])('keeps %s', async (_, css) => {
    expect(await purge(css)(page)).toBe(css);
  });

  it.each([
    ['another class', '.there{margin:0}'],
    ['none of a list', ':is(.there):hover{margin:0}'],
  ])('drops %s', async (_, css) => {
    expect(await purge(css)(page)).toBe('');
  });
});
