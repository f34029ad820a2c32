import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {readGlossary} from '../../src/features/glossary/entries';
import {readSectionWords, sectionWords} from '../../src/features/search/sectionWords';
import {readSituations} from '../../src/features/situations/entries';
import {temporaryFolder} from '../support/temporaryFolder';

test.each([
  ['wiki/situations.yml', readSituations, 'Locked:\n  I am lost: wiki/faq', 'an address that begins with "/"'],
  ['wiki/situations.yml', readSituations, 'Locked:\n  I am lost:\n', '"Locked.I am lost" must be a string'],
  ['docs/about/glossary.yml', readGlossary, 'holder: [', 'this is not valid YAML'],
  ['docs/about/glossary.yml', readGlossary, 'holder:\n  also: [keyholder]', '"holder.definition" is required'],
  ['docs/about/glossary.yml', readGlossary, 'a:\n  definition: One.\nA:\n  definition: Two.', '"a" stands twice'],
])('%s is refused with its name and the reason: %3$j', (file, read, text, reason) => {
  expect(() => read(text)).toThrow(file);
  expect(() => read(text)).toThrow(reason);
});

test('words for a section that is gone, on a page that is there, are refused with its address', () => {
  const {file} = sectionWords;
  onTestFinished(() => {
    sectionWords.file = file;
  });
  sectionWords.file = path.join(temporaryFolder(), 'words.yml');
  writeFileSync(sectionWords.file, 'wiki/faq: questions\nwiki/faq#gone: old words\n');
  expect(() => readSectionWords(new Set(['wiki/faq']))).toThrow('\n  - "wiki/faq#gone" leads to no page or section');
});
