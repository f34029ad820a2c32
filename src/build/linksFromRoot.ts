import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The place of a translated file within its folder, which mirrors the folder that it was translated from. */
const translated = /\/docusaurus-plugin-content-(?:docs[^/]*\/[^/]+|(?:blog|pages)[^/]*)\/(.*)$/;

const relativeFile = /^\.\.?\/[^?#]*\.mdx?(?=$|[?#])/;

/**
 * In a translated page, lets links to files begin at the root of the content. The framework looks there for a translation
 * first and for the original then, but looks for `./other.mdx` only beside the translated file.
 */
export default function linksFromRoot(): Transformer<Root> {
  return (tree: Root, {path: file}: VFile) => {
    const [, place] = translated.exec(posixPath(file)) ?? [];
    if (place === undefined) {
      return;
    }
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = node.url.replace(relativeFile, (link) => path.posix.join('/', path.posix.dirname(place), link));
      }
    });
  };
}
