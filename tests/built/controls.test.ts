import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {builtHtmlFiles, readBuilt} from '../support/site';

const controls = 'button, input, select, textarea, [role=tab], [role=button], [role=switch], summary[role]';

/** Served by the browser or by src/page, disabled until React comes, or only shown by React. */
const served = [
  '[popovertarget], [role=tab], [data-search], [data-copy], [data-copy-page], [data-dismiss], [data-toggle-mode]',
  '[data-clear], input[type=checkbox]',
  'fieldset[data-needs-react][disabled] *',
  '.theme-back-to-top-button',
].join();

test('each control works without React, or is disabled until it comes', () => {
  const dead = builtHtmlFiles().flatMap((file) => {
    const $ = load(readBuilt(file));
    const others = $(controls).not(served).get();
    return others.map((element) => `${file}: ${$.html(element).slice(0, 100)}`);
  });
  expect(dead).toEqual([]);
});
