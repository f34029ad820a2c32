import {expect, test} from 'vitest';
import {linesHtml, withoutColours} from '../../src/features/code/ui/lines';

const plain = {classNames: () => ''};

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
  expect(linesHtml(lines, {classNames: (line) => (line === 0 ? 'marked' : '')})).toBe(
    '<span class="marked"><span class="token keyword control-flow">if</span> ok<br></span><span><br></span>',
  );
});

test('a numbered line carries its number beside its text, from the first number on', () => {
  expect(linesHtml(withoutColours('a\nb'), {...plain, firstNumber: 9})).toBe(
    '<span data-line="9">a<br></span><span data-line="10">b<br></span>',
  );
});
