import {describe, expect, it} from 'vitest';
import {readPage} from '../../src/features/search/readPage';

function page(content: string, head = ''): string {
  return `<html class="docs-wrapper docs-doc-page"><head><meta name="description" content="What it is for.">${head}</head>
    <body><nav>Menu</nav><main><article><div class="theme-doc-markdown"><header><h1>A page</h1><p>Lead</p></header>
    ${content}</div></article></main></body></html>`;
}

function texts(content: string): [string, string][] {
  return readPage(page(content), 'wiki/page').map(({address, text}) => [address, text]);
}

describe('sections of a page', () => {
  it('are the page and what stands below its headings, with the way to them', () => {
    const html = page(
      '<p>First.</p><h2 id="one">One</h2><p>Text</p><h3 id="two">Two</h3><p>More</p><h2 id="three">Three</h2><p>End</p>',
    );
    expect(readPage(html, 'wiki/page').map(({address, title, above, text}) => ({address, title, above, text}))).toEqual(
      [
        {address: 'wiki/page', title: 'A page', above: [], text: 'What it is for. First.'},
        {address: 'wiki/page#one', title: 'One', above: ['A page'], text: 'Text'},
        {address: 'wiki/page#two', title: 'Two', above: ['A page', 'One'], text: 'More'},
        {address: 'wiki/page#three', title: 'Three', above: ['A page'], text: 'End'},
      ],
    );
  });

  it('are also the rows and entries that have an address', () => {
    const row = '<tr><td><a id="f" href="#f"><code>reqlink</code></a></td><td>What it does.</td></tr>';
    const entry = '<dl><div id="w"><dt>wearer</dt><dd>Who is locked.</dd></div></dl>';
    expect(
      texts(
        `<h2 id="fields">Fields</h2><table><thead><tr><th>Field</th></tr></thead><tbody>${row}</tbody></table>${entry}`,
      ),
    ).toEqual([
      ['wiki/page', 'What it is for.'],
      ['wiki/page#fields', ''],
      ['wiki/page#f', 'What it does.'],
      ['wiki/page#w', 'Who is locked.'],
    ]);
  });

  it('hold no marks, controls, definitions of words, or lists of links', () => {
    const mark = '<span role="img" aria-label="observed" data-mark=""></span>';
    const term =
      '<button popovertarget="p" aria-describedby="d">holder</button><span popover="auto" id="p">Who holds.</span>';
    expect(
      texts(`<p>Ask your ${term}. ${mark}</p><button>Copy</button><ul><li><a href="/x">Elsewhere</a>: more</li></ul>`),
    ).toEqual([['wiki/page', 'What it is for. Ask your holder.']]);
  });

  it('are none of a page that robots leave out', () => {
    expect(readPage(page('<p>Text</p>', '<meta name="robots" content="noindex">'), 'wiki/page')).toEqual([]);
    expect(readPage('<html><body><h1>Moved</h1></body></html>', 'wiki/start')).toEqual([]);
  });
});
