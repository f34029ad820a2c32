import {expect, test} from 'vitest';
import {readGlossary} from '../../src/features/glossary/entries';
import {readSituations} from '../../src/features/situations/entries';

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
