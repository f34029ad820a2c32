import {HtmlValidate, formatterFactory} from 'html-validate';
import {expect, test} from 'vitest';
import {builtHtmlFiles, readBuilt} from '../support/site';

const validator = new HtmlValidate({extends: ['html-validate:standard']});

test.each(builtHtmlFiles())('%s is valid HTML', async (file) => {
  const report = await validator.validateString(readBuilt(file), file);
  expect(formatterFactory('text')(report.results)).toBe('');
});
