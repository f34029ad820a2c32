import {load} from 'cheerio';
import {HtmlValidate, formatterFactory} from 'html-validate';
import {describe, expect, test} from 'vitest';
import {builtHtmlFiles, readBuilt} from '../support/site';

const validator = new HtmlValidate({extends: ['html-validate:standard']});

/** Faults that the W3C validator reports, but the one above does not. */
function furtherFaults(html: string): string[] {
  const $ = load(html);
  const saidTwice = $('[popovertarget][aria-expanded]')
    .toArray()
    .map((element) => `<${element.tagName}> has aria-expanded; a popovertarget says so by itself`);
  const withoutPanel = $('[role=tab]')
    .toArray()
    .filter((tab) => {
      const id = $(tab).attr('aria-controls');
      return !id || $('[role=tabpanel]').filter((_, panel) => $(panel).attr('id') === id).length !== 1;
    })
    .map((tab) => `the tab "${$(tab).text()}" refers to no panel; name one in aria-controls`);
  return [...saidTwice, ...withoutPanel];
}

describe.each(builtHtmlFiles())('%s', (file) => {
  const html = readBuilt(file);

  test('is valid HTML', async () => {
    const report = await validator.validateString(html, file);
    expect(formatterFactory('text')(report.results)).toBe('');
  });

  test('refers tabs to their panels, and says once what is open', () => {
    expect(furtherFaults(html)).toEqual([]);
  });
});

test.each([
  ['<button popovertarget="menu" aria-expanded="false">Menu</button>', 'has aria-expanded'],
  ['<ul role="tablist"><li role="tab">curl</li></ul>', 'the tab "curl" refers to no panel'],
  ['<ul role="tablist"><li role="tab" aria-controls="a">curl</li></ul>', 'the tab "curl" refers to no panel'],
])('%s is refused', (html, fault) => {
  expect(furtherFaults(html).join()).toContain(fault);
});
