import {existsSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {OnBrokenMarkdownLinksFunction} from '@docusaurus/types';
import {addressOfContent, originalOf} from '../../../build/contentFile';
import {originOf} from '../../../build/docsVersions';
import {placeOf} from '../../../build/placeOf';

/** The address of a content file, which may belong to a version. */
function addressOf(content: string): string {
  const {folder = '', file, base = `/${folder}`} = originOf(content);
  return addressOfContent(`${base}${file.slice(folder.length)}`.slice(1));
}

/**
 * Content files link to each other by path, which fails when only one of the two is translated. Such a link is resolved
 * to the address that the original and the translation share; any other broken link stops the build.
 */
export const leadToTranslated: OnBrokenMarkdownLinksFunction = ({sourceFilePath, url, node}) => {
  const source = originalOf(posixPath(path.relative(process.cwd(), path.resolve(sourceFilePath))));
  const [file = '', fragment] = url.split('#');
  const target = path.posix.join(path.posix.dirname(source), file);
  if (!existsSync(target)) {
    throw new Error(
      `${placeOf({path: sourceFilePath}, node.position)}: the link ${url} leads to no file. Name a file that is there.`,
    );
  }
  return addressOf(target) + (fragment === undefined ? '' : `#${fragment}`);
};
