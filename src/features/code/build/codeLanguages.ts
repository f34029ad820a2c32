import {logger} from '@docusaurus/logger';
import type {Code, Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Shown as it is, on purpose. */
const plain = ['text', 'plaintext', 'mdx-code-block'];

type Options = {
  /** What the theme loads beside the highlighter's own languages. */
  additional: string[];
};

/**
 * Warns of a code fence in a language that no highlighter knows. The block is shown as plain code; a misspelt
 * name would otherwise go unnoticed.
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
