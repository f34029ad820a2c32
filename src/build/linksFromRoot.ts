import {existsSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {ImportDeclaration} from 'estree';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

const relativeFile = /^\.\.?\/[^?#]*\.mdx?(?=$|[?#])/;

/**
 * Lets relative links to files begin at the root of their content, which is one of these folders. The framework looks there
 * for a translation and then for the original, but for `./other.mdx` only beside the file, so that a page could not link
 * to one that is translated when it is not itself, or the other way round. What a translation imports and its pictures
 * are those of the original, unless they are beside it too.
 */
export default function linksFromRoot({roots}: {roots: string[]}): Transformer<Root> {
  return (tree: Root, {path: file}: VFile) => {
    const root = roots.find((folder) => file.startsWith(folder));
    if (root === undefined) {
      return;
    }
    const folder = posixPath(path.dirname(path.relative(root, file)));
    const places = [root, ...roots].map((one) => path.join(one, folder));

    function besideOriginal(name: string): string {
      const found = name.startsWith('.') ? places.findIndex((place) => existsSync(path.join(place, name))) : 0;
      return found > 0 ? posixPath(path.relative(places[0] ?? '', path.join(places[found] ?? '', name))) : name;
    }

    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = node.url.replace(relativeFile, (link) => path.posix.join('/', folder, link));
      } else if (node.type === 'image') {
        node.url = besideOriginal(node.url);
      } else if (node.type === 'mdxjsEsm') {
        const imports = (node.data?.estree?.body ?? []).filter(({type}) => type === 'ImportDeclaration');
        for (const {source} of imports as ImportDeclaration[]) {
          source.value = besideOriginal(String(source.value));
          source.raw = JSON.stringify(source.value);
        }
      }
    });
  };
}
