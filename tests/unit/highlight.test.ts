import {expect, test} from 'vitest';
import {linesHtml, withoutColours} from '../../src/features/code/ui/lines';

const plain = () => '';

test('code without colours keeps its lines and says nothing of its own to the page', () => {
  expect(linesHtml(withoutColours('if (a < b) {\n\n}'), plain)).toBe(
    '<span>if (a &lt; b) {<br></span><span><br></span><span>}<br></span>',
  );
  expect(linesHtml(withoutColours('<img src=x onerror="a&b">'), plain)).toBe(
    '<span>&lt;img src=x onerror="a&amp;b"&gt;<br></span>',
  );
});

test('a coloured part is an element with its kinds, a line has the classes it was given', () => {
  const lines = [
    [
      {types: ['keyword', 'control-flow'], content: 'if'},
      {types: ['plain'], content: ' ok'},
    ],
    [{types: ['plain'], content: '\n'}],
  ];
  expect(linesHtml(lines, (line) => (line === 0 ? 'marked' : ''))).toBe(
    '<span class="marked"><span class="token keyword control-flow">if</span> ok<br></span><span><br></span>',
  );
});
