// What search engines and screen readers are told of every page. Colours and sizes are looked at in a browser, on one page
// of each kind: tests/e2e/accessibility.spec.ts.
import {load, type CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {faultsOf, pageAt} from '../support/pages';
import {sitemapPaths} from '../support/site';

const listed = [...sitemapPaths(), '/404'].map(pageAt);

function headingFaults($: CheerioAPI): string[] {
  const headings = [...$('h1, h2, h3, h4, h5, h6')];
  const levels = headings.map(({tagName}) => Number(tagName.slice(1)));
  const skips = headings.filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  return [
    ...(titles === 1 ? [] : [`${titles} h1`]),
    ...skips.map((heading) => `a level is left out before ${$.html(heading)}`),
  ];
}

function namelessIn($: CheerioAPI): string[] {
  const pictures = 'img:not([alt]), [role=img]:not([aria-label])';
  const parts = ':is(nav, [role=region], [role=group], [role=dialog]):not([aria-label], [aria-labelledby])';
  const texts = $('a, button, summary, [role=tab], h1, h2, h3').filter((_, element) => {
    const [one, said] = [$(element), $(element).find('[aria-label], [alt]:not([alt=""])')];
    return !/\S/.test(one.text()) && said.length === 0 && !one.is('[aria-label]');
  });
  const fields = $('input, select, textarea').filter((_, field) => {
    const {id, 'aria-label': label} = field.attribs;
    return !label && $(`label[for="${id}"]`).length === 0 && $(field).closest('label').length === 0;
  });
  return [...$(pictures), ...$(parts), ...texts, ...fields].map((element) => $.html(element).slice(0, 100));
}

test('every page has a title, a description and a language', () => {
  const faults = faultsOf(({$}) => {
    const about = $('meta[name=description]').attr('content') ?? '';
    return [
      ...($('title').text().endsWith(` | ${identity.title}`) ? [] : [`title: ${$('title').text()}`]),
      ...(/\S{2}/.test(about) ? [] : [`description: ${about}`]),
      ...($('html').attr('lang') === 'en-GB' ? [] : [`language: ${$('html').attr('lang')}`]),
    ];
  }, listed);
  expect(faults).toEqual([]);
});

test('every page has one h1, and its headings leave out no level', () => {
  expect(faultsOf(({$}) => headingFaults($), listed)).toEqual([]);
  expect(headingFaults(load('<h1>A</h1><h2>B</h2><h4>C</h4><h1>D</h1>'))).toHaveLength(2);
});

test('every page names its links, controls, fields, pictures and parts', () => {
  expect(faultsOf(({$}) => namelessIn($), listed)).toEqual([]);
  const nameless =
    '<a href="/"></a><button> </button><img src="a.png"><nav></nav><input id="a"><h2></h2><label>A<input></label>';
  expect(namelessIn(load(nameless))).toHaveLength(6);
});
