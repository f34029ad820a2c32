import {expect, test} from 'vitest';
import {findDeadLinks} from '../support/linkCheck';

const origin = 'https://docs.example.org';
const target = {address: '/b', html: '<h1 id="top">B</h1>'};

function check(html: string) {
  return findDeadLinks({origin, pages: [{address: '/a', html}, target], isFile: (path) => path === '/logo.svg'});
}

test('accepts pages, files, anchors and other hosts', () => {
  const html = '<a href="/b">1</a><a href="b#top">2</a><img src="/logo.svg"><a href="https://other.example/x">3</a>';
  expect(check(html)).toEqual([]);
});

test.each([
  ['<a href="/c">', '/a → /c: no such page or file'],
  ['<a href="/b#end">', '/a → /b#end: no anchor "end" there'],
  ['<a href="#end">', '/a → #end: no anchor "end" there'],
  ['<img src="/photo.png">', '/a → /photo.png: no such page or file'],
  [`<link rel="canonical" href="${origin}/c">`, `/a → ${origin}/c: no such page or file`],
])('reports %s', (html, message) => {
  expect(check(html)).toEqual([message]);
});
