import {logger} from '@docusaurus/logger';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight, isKnownLanguage} from './highlight';
import {readMarkedLines} from './markedLines';

/** Colours code fences at build time. `src/theme/CodeBlock` shows the HTML. */
export default function colourCode(): Transformer<Root> {
  return (tree, file: VFile) => {
    visit(tree, 'code', (node) => {
      const language = node.lang?.toLowerCase() ?? 'text';
      if (language === 'math') {
        return; // A formula, for rehype-katex.
      }
      if (!isKnownLanguage(language)) {
        const reason = `No highlighter knows the language "${language}", so the code is shown plain. Fix the name, or write "text".`;
        logger.warn(String(file.message(reason, node)));
      }
      const meta = node.meta ?? '';
      if (/\blive\b/.test(meta)) {
        file.fail('"live" needs an editor that runs code, which the security policy keeps out. Leave it out.', node);
      }
      const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
      const numbers = /\bshowLineNumbers(?:=(\d+))?/.exec(meta);
      const {code, marked} = readMarkedLines(node.value, meta);
      const lines = highlight(code, language).map((line, index) => {
        const className = marked.has(index + 1) ? ' class="theme-code-block-highlighted-line"' : '';
        // CSS shows the numbers, so that they are not copied.
        const number = numbers ? ` data-site-line="${Number(numbers[1] ?? 1) + index}"` : '';
        // A span, because a div is not valid inside code.
        return `<span${className}${number}>${line}<br></span>`;
      });
      node.data = {hProperties: {html: lines.join(''), ...(title && {title})}, hChildren: []};
      node.meta = null;
    });
  };
}
