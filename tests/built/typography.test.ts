import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {builtHtmlFiles, readBuilt} from '../support/site';

test('no prose has straight quotation marks or apostrophes', () => {
  const straight = builtHtmlFiles().flatMap((file) => {
    const $ = load(readBuilt(file));
    $('script, style, code, pre, template, kbd, samp').remove();
    const texts = [$('title').text(), $('meta[name="description"]').attr('content') ?? '', $('body').text()];
    return texts.flatMap((text) => text.match(/.{0,40}["'].{0,40}/g) ?? []).map((place) => `${file}: ${place}`);
  });
  expect(straight).toEqual([]);
});
