import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

const relativeFile = /^\.\.?\/[^?#]*\.mdx?(?=$|[?#])/;

/**
 * Lets relative links to files begin at the root of their content, which is one of these folders. The framework looks there
 * for a translation and then for the original, but for `./other.mdx` only beside the file, so that a page could not link
 * to one that is translated when it is not itself, or the other way round.
 */
export default function linksFromRoot({roots}: {roots: string[]}): Transformer<Root> {
  return (tree: Root, {path: file}: VFile) => {
    const root = roots.find((folder) => file.startsWith(folder));
    if (root === undefined) {
      return;
    }
    const folder = posixPath(path.dirname(path.relative(root, file)));
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = node.url.replace(relativeFile, (link) => path.posix.join('/', folder, link));
      }
    });
  };
}
