import {statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {findDeadLinks} from '../support/linkCheck';
import {addressOf, buildDir, builtHtmlFiles, readBuilt} from '../support/site';

const pages = builtHtmlFiles().map((file) => ({address: addressOf(file), html: readBuilt(file)}));

function isFile(address: string): boolean {
  return statSync(path.join(buildDir, address), {throwIfNoEntry: false})?.isFile() ?? false;
}

test('every internal link and anchor leads somewhere', () => {
  expect(findDeadLinks({origin: identity.defaultUrl, pages, isFile})).toEqual([]);
});
