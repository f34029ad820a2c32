import {existsSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {OnBrokenMarkdownLinksFunction} from '@docusaurus/types';
import {addressOfContent, originalOf} from '../../../build/contentFile';
import {originOf} from '../../../build/docsVersions';
import {placeOf} from '../../../build/placeOf';

/** Also that of a page in a version. */
function addressOf(content: string): string {
  const {folder = '', file, base = `/${folder}`} = originOf(content);
  return addressOfContent(`${base}${file.slice(folder.length)}`.slice(1));
}

/**
 * Files link to each other by their places, and where only some are translated, those have another place. Such a link leads
 * to the address that both have in common; any other stops the build.
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
