import {logger} from '@docusaurus/logger';
import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeOf} from '../../build/placeOf';
import {highlight, isKnownLanguage} from './highlight';
import {firstLineNumber, readMarkedLines, titleOf} from './options';

/** The lines of a code fence as HTML. A line is a span, because a div is not valid inside code. */
function htmlOf({lang, meta, value}: Code): string {
  const {code, marked} = readMarkedLines(value, meta ?? '');
  const first = firstLineNumber(meta ?? '');
  return highlight(code, lang?.toLowerCase() ?? 'text')
    .map((line, index) => {
      const className = marked.has(index) ? ' class="theme-code-block-highlighted-line"' : '';
      // CSS shows the numbers, so that they are not copied.
      const number = first === undefined ? '' : ` data-line="${first + index}"`;
      return `<span${className}${number}>${line}<br></span>`;
    })
    .join('');
}

/** Colours code fences at build time. `src/theme/CodeBlock` shows the HTML. */
export default function colourCode(): Transformer<Root> {
  return (tree, file: VFile) => {
    visit(tree, 'code', (node) => {
      if (node.lang && !isKnownLanguage(node.lang.toLowerCase())) {
        logger.warn(
          `${placeOf(file, node.position)}: no highlighter knows the language "${node.lang}", so the code is shown plain. Fix the name, or write "text".`,
        );
      }
      const title = titleOf(node.meta ?? '');
      node.data = {hProperties: {html: htmlOf(node), ...(title && {title})}, hChildren: []};
      node.meta = null;
    });
  };
}
