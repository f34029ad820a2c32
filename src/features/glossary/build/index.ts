import type {Link, Node, PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {glossary, glossaryEntries, type TermId} from '../../../site/glossary';
import {text, textElement} from '../../../build/mdast';

/** Where a word is not explained: headings name things, links lead elsewhere already, code is code, tables are dense. */
const leftAlone = new Set([
  'heading',
  'link',
  'linkReference',
  'inlineCode',
  'code',
  'table',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
]);

/** Steps are followed, not studied: a hand that scrolls meets nothing there that opens. */
function isSteps(node: Node): boolean {
  return node.type === 'list' && 'ordered' in node && node.ordered === true;
}

/** A translated word may hold what means something else in a pattern. */
function escaped(term: string): string {
  return term.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** Longer words first, so that "lock box picture" is not taken for "lock box". */
const words = glossaryEntries
  .map(({id, term}) => ({id, pattern: new RegExp(`(?<![\\w-])${escaped(term)}(?:s|es)?(?![\\w-])`, 'i')}))
  .sort((one, two) => two.pattern.source.length - one.pattern.source.length);

/** Splits a text at the words not yet explained on this page, and takes note of those it finds. */
function explain(value: string, open: Map<TermId, RegExp>): PhrasingContent[] {
  for (const [id, pattern] of open) {
    const match = pattern.exec(value);
    if (match) {
      open.delete(id);
      const before = value.slice(0, match.index);
      const after = value.slice(match.index + match[0].length);
      const {term, definition} = glossary[id];
      const element = textElement('Term', {id, term, definition}, [text(match[0])]);
      return [...explain(before, open), element, ...explain(after, open)];
    }
  }
  return value === '' ? [] : [text(value)];
}

/** Makes the first mention of each word of the glossary a `<Term>`, with its definition: so no page brings those of others. */
export default function glossaryTerms(): Transformer<Root> {
  return (tree: Root) => {
    const open = new Map(words.map(({id, pattern}) => [id, pattern]));
    visit(tree, (node, index, parent) => {
      if (leftAlone.has(node.type) || isSteps(node)) {
        return SKIP;
      }
      if (node.type !== 'text' || parent === undefined || index === undefined) {
        return undefined;
      }
      const parts = explain(node.value, open);
      (parent as Link).children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}
