import {logger} from '@docusaurus/logger';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isKnownLanguage} from './colourCode';

/** Warns of code in a language that the highlighter does not know. Readers see it without colours. */
export default function checkLanguages(): Transformer<Root> {
  return (tree, file: VFile) => {
    visit(tree, 'code', (node) => {
      if (node.lang && !isKnownLanguage(node.lang)) {
        const reason = `The highlighter does not know the language "${node.lang}", so the code has no colours. Fix the name, write "text", or add the language to prism.additionalLanguages in src/site/themeConfig.ts.`;
        logger.warn(String(file.message(reason, node)));
      }
    });
  };
}
