import {describe, expect, test} from 'vitest';
import {withoutEmptyClasses} from '../../src/plugins/finishedPages/withoutEmptyClasses';
import {withFirstPaint} from '../../src/plugins/firstPaint';

describe('the first paint', () => {
  const link = '<link rel=expect href=#theme-title blocking=render>';

  test.each(['<header id=theme-title>', '<header id="theme-title">'])('waits for a title: %s', (title) => {
    const page = `<head></head><body>${title}</header>`;
    expect(withFirstPaint(page)).toBe(`<head>${link}</head><body>${title}</header>`);
  });

  test('waits for nothing that will not come', () => {
    const page = '<head></head><body><header><h1>Not found</h1></header>';
    expect(withFirstPaint(page)).toBe(page);
  });
});

describe('empty classes', () => {
  test('are taken out of elements', () => {
    const page = '<ul class=list><li class=""><a href=/wiki class="">Wiki</a><li class="" id=two>';
    expect(withoutEmptyClasses(page)).toBe('<ul class=list><li><a href=/wiki>Wiki</a><li id=two>');
  });

  test('stay in texts', () => {
    const page = '<p>Write class="" there.<pre>&lt;li class=""></pre>';
    expect(withoutEmptyClasses(page)).toBe(page);
  });
});
