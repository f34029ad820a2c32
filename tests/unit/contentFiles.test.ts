// cspell:ignore lable Träger
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkList} from '../../src/features/contentFiles/build/lists';
import {faultOfPicture, limits} from '../../src/features/contentFiles/build/pictures';
import {greyPng} from '../support/pictures';

describe('a picture', () => {
  const small = greyPng(4, 3);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4"/></svg>');

  it.each([
    ['static/img/x.png', small],
    ['static/img/x.png', greyPng(limits.pixelsOfSide, 2)],
    ['static/img/x.svg', svg],
    ['static/img/favicon.svg', readFileSync('static/img/favicon.svg')],
  ])('%s that is whole and small passes', (file, bytes) => {
    expect(faultOfPicture(file, bytes)).toBeNull();
  });

  it.each([
    ['of 40 MB', 'x.png', Buffer.concat([small, Buffer.alloc(40_000_000)]), /has 40\.0 MB, .* Make it smaller/],
    ['with too many pixels', 'x.png', greyPng(limits.pixelsOfSide + 1, 1), /has 2401 × 1 pixels, .* Scale it down/],
    ['that ends early', 'x.png', small.subarray(0, -8), /cannot be read as a picture\. Export it again/],
    [
      'with a wrong byte',
      'x.png',
      Buffer.from(small).fill((small[45] ?? 0) ^ 1, 45, 46),
      /cannot be read as a picture/,
    ],
    ['without an end', 'x.gif', Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1'), /cannot be read as a picture/],
    ['that is empty', 'x.webp', Buffer.alloc(0), /cannot be read as a picture/],
    ['that is a text', 'x.jpg', Buffer.from('no picture'), /cannot be read as a picture/],
    ['with a wrong ending', 'x.jpg', small, /holds a picture of the kind png\. Give it that ending/],
    ['that is no SVG', 'x.svg', svg.subarray(0, -4), /cannot be read as a picture/],
  ])('%s is refused with file and remedy', (_, name, bytes, reason) => {
    expect(faultOfPicture(`static/img/${name}`, bytes)).toMatch(reason);
    expect(faultOfPicture(`static/img/${name}`, bytes)).toContain(`static/img/${name}: `);
  });
});

describe('a list of tags', () => {
  const yaml = readFileSync('wiki/tags.yml', 'utf8');

  it.each(['wiki/tags.yml', 'docs/api/tags.yml', 'changelog/emlalock/tags.yml', 'blog/tags.yml', 'blog/authors.yml'])(
    '%s passes',
    (file) => {
      expect(() => {
        checkList(file, readFileSync(file, 'utf8'));
      }).not.toThrow();
    },
  );

  it.each([
    ['with a wrong indent', yaml.replace('  label', ' label'), /^wiki\/tags\.yml:\d+:\d+: this is not valid YAML: /],
    [
      'with a key twice',
      `${yaml}\nwearer:\n  label: x\n`,
      /^wiki\/tags\.yml:\d+:\d+: this is not valid YAML: Map keys must be/,
    ],
    ['with a misspelt key', yaml.replace('label', 'lable'), /^wiki\/tags\.yml:1: .*Did you mean "label"\?/m],
    ['with an entry that is empty', `${yaml}\nnothing:\n`, /: the entry "nothing": holds no keys of its own\./],
    [
      'with a permalink twice',
      `${yaml}\nmore:\n  label: More\n  permalink: /games\n  description: More games.\n`,
      /^wiki\/tags\.yml:\d+: the entry "more": another entry has the permalink \/games as well\. Give it its own\.$/,
    ],
    ['in Latin-1', Buffer.from(yaml.replace('wearers', 'Träger'), 'latin1').toString(), /Save the file as UTF-8/],
    ['that is a text', 'no list', /^wiki\/tags\.yml:1: the file holds no list/],
  ])('%s is refused with file, line and remedy', (_, text, reason) => {
    expect(() => {
      checkList('wiki/tags.yml', text);
    }).toThrow(reason);
  });
});
