import {expect, test} from 'vitest';
import {feedContent} from '../../src/features/feeds/content';

const page = `<main><div id="text" class="big"><header><h1>Title</h1></header>
<h2 class="x">Part<a class="hash-link" href="#part">#</a></h2>
<p style="color:red">Words<!-- --> <span class="m" aria-label="not documented" data-mark=""></span> and <a href="../b#c">more</a>.</p>
<img src="/img/a.png" alt="A"><button>Copy</button><svg></svg></div></main>`;

test('a feed carries the text with full addresses, and nothing of the frame of the page', () => {
  expect(feedContent(page, '#text', 'https://example.org/docs/a/page').replaceAll('\n', '')).toBe(
    '<h2>Part</h2><p>Words (not documented) and <a href="https://example.org/docs/b#c">more</a>.</p>' +
      '<img src="https://example.org/img/a.png" alt="A">',
  );
});
