import {escapeRegexp} from '@docusaurus/utils';
import type {Link, Nodes, PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {textElement} from '../../build/mdast';
import {readGlossary, type GlossaryEntry} from './entries';

/** Where terms are not explained. */
// Bold are the names of the service's own controls.
const leftAlone: Nodes['type'][] = [
  'heading',
  'strong',
  'link',
  'linkReference',
  'table',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
];

type Word = GlossaryEntry & {pattern: RegExp};

/** Longer terms first, so that "lock box picture" is not matched as "lock box". */
function wordsOf(glossary: GlossaryEntry[]): Word[] {
  return glossary
    .map((entry) => ({...entry, pattern: new RegExp(`(?<![\\w-])${escapeRegexp(entry.term)}(?:s|es)?(?![\\w-])`, 'i')}))
    .sort((one, two) => two.term.length - one.term.length);
}

/** Splits a text at the first mention of each open term, and removes the terms it finds from `open`. */
function explain(value: string, open: Set<Word>): PhrasingContent[] {
  for (const word of open) {
    const match = word.pattern.exec(value);
    if (match) {
      open.delete(word);
      const before = value.slice(0, match.index);
      const rest = value.slice(match.index + match[0].length);
      const [mark = ''] = /^(?:’\w+)?[.,;:!?)]*/.exec(rest) ?? [];
      const {id, term, definition} = word;
      const element = textElement('Term', {id, term, definition, mark}, [{type: 'text', value: match[0]}]);
      return [...explain(before, open), element, ...explain(rest.slice(mark.length), open)];
    }
  }
  return value === '' ? [] : [{type: 'text', value}];
}

/**
 * Turns the first mention of each glossary term into a `<Term>` that carries its definition, so that pages do not load
 * the whole glossary.
 */
export default function glossaryTerms(glossary = readGlossary()): Transformer<Root> {
  const words = wordsOf(glossary);
  return (tree: Root) => {
    const open = new Set(words);
    visit(tree, (node, index, parent) => {
      // Readers follow numbered steps while scrolling, and must not open a definition by accident.
      if (leftAlone.includes(node.type) || (node.type === 'list' && node.ordered)) {
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
