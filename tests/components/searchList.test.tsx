import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {List} from '../../src/features/search/ui/dialog/list';
import type {Group, Option} from '../../src/features/search/ui/dialog/options';

function groupOf(label: string, count: number): Group {
  const options = Array.from({length: count}, (_, at): Option => ({
    title: [[`${label} ${at}`, false]],
    path: '',
    snippet: [],
    href: `/${label}/${at}`,
  }));
  return {label, options};
}

function titles({root}: List): (string | null)[] {
  return [...root.querySelectorAll('[role="option"]')].map(({textContent}) => textContent);
}

describe('the list of results', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has at once what is seen at once, and the rest after it was painted', () => {
    const list = new List(document.createElement('input'));
    list.show([groupOf('best', 3), groupOf('wiki', 12)]);
    expect(titles(list)).toHaveLength(9);
    vi.runAllTimers();
    expect(titles(list)).toHaveLength(15);
    expect(titles(list).at(-1)).toBe('wiki 11');
  });

  it('never shows late rows of an older answer', () => {
    const list = new List(document.createElement('input'));
    list.show([groupOf('old', 10), groupOf('older', 5)]);
    list.show([groupOf('new', 2)]);
    vi.runAllTimers();
    expect(titles(list)).toEqual(['new 0', 'new 1']);
  });

  it('is complete before a key moves in it', () => {
    const field = document.createElement('input');
    const list = new List(field);
    list.show([groupOf('best', 12)]);
    list.step(-1);
    expect(field.getAttribute('aria-activedescendant')).toBe('search-results-0-11');
  });
});
