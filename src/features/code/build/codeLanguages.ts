import {logger} from '@docusaurus/logger';
import type {Code, Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Languages that are shown without colours on purpose. */
const plain = ['text', 'plaintext', 'mdx-code-block'];

type Options = {
  /** The languages that the theme adds to the highlighter's own. */
  additional: string[];
};

/**
 * Warns of a code fence in an unknown language. The block would be shown without colours, and a misspelt name would go
 * unnoticed.
 */
export default function codeLanguages({additional}: Options): Transformer<Root> {
  const known = new Set([...Object.keys(Prism.languages), ...additional, ...plain]);
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', ({lang, position}: Code) => {
      if (lang && !known.has(lang)) {
        logger.warn(
          `${file.path}:${position?.start.line ?? 0}: no highlighter knows the language "${lang}", so the code is shown plain. Use one of those in docusaurus.config.ts, or "text".`,
        );
      }
    });
  };
}
