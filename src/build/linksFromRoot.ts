import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

const relativeFile = /^\.\.?\/[^?#]*\.mdx?(?=$|[?#])/;

/** The folder of a translation or a version of some docs, in a path. */
const otherRoot = /^.*?\/(?:i18n\/[^/]+\/[^/]+\/(?:current|version-[^/]+)|\w+_versioned_docs\/version-[^/]+)\//;

/**
 * Lets relative links to files of some docs begin at the root of these docs: there the framework looks for a translation
 * and then for the original, but for `./other.mdx` only beside the file, where one of the two may be missing.
 */
export default function linksFromRoot({folder}: {folder: string}): Transformer<Root> {
  return (tree: Root, file: VFile) => {
    const name = posixPath(file.path);
    const [root] = otherRoot.exec(name) ?? new RegExp(`^.*?/${folder}/`).exec(name) ?? [];
    if (root !== undefined) {
      visit(tree, ['link', 'definition'], (node) => {
        if ('url' in node) {
          const place = path.posix.dirname(name.slice(root.length));
          node.url = node.url.replace(relativeFile, (link) => path.posix.join('/', place, link));
        }
      });
    }
  };
}
