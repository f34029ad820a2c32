import {logger} from '@docusaurus/logger';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {codeHtml} from './codeHtml';
import {isKnownLanguage} from './languages';
import {prismConfig} from './plugin';

/** What stands behind the language of a code fence and is used: a title, marked lines and numbers of lines. */
const usedMeta = /\btitle=(["']).*?\1|\{[\d,-]+\}|\bshowLineNumbers(?:=\d+)?(?!\S)/g;

/** Colours code fences at build time. `src/theme/CodeBlock` shows the HTML. */
export default function colourCode(): Transformer<Root> {
  return (tree, file: VFile) => {
    visit(tree, 'code', (node) => {
      const language = (node.lang ?? prismConfig.defaultLanguage ?? 'text').toLowerCase();
      if (language === 'math') {
        return; // A formula, for rehype-katex.
      }
      if (!isKnownLanguage(language)) {
        const reason = `No highlighter knows the language "${language}", so the code is shown plain. Fix the name, or write "text".`;
        logger.warn(String(file.message(reason, node)));
      }
      const meta = node.meta ?? '';
      if (/(?:^|\s)live(?:\s|$)/.test(meta.replace(/(["']).*?\1/g, ''))) {
        file.fail(
          'A block marked "live" needs an editor that runs code, which the security policy blocks. Remove "live".',
          node,
        );
      }
      for (const word of meta.replace(usedMeta, ' ').split(/\s+/).filter(Boolean)) {
        const reason = `Nothing uses "${word}" after the language. Remove it, or add the plugin that uses it to remarkPlugins in docusaurus.config.ts.`;
        logger.warn(String(file.message(reason, node)));
      }
      const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
      const html = codeHtml({code: node.value, language, meta}, prismConfig);
      node.data = {hProperties: {html, className: [`language-${language}`], ...(title && {title})}, hChildren: []};
      node.meta = null;
    });
  };
}
