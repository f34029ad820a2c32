import {escapeRegexp} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {findAndReplace, type FindAndReplaceTuple} from 'mdast-util-find-and-replace';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {readGlossary, type GlossaryEntry} from './entries';

/** Where terms are not explained. */
const leftAlone = [
  'heading',
  // Names of the service's own controls.
  'strong',
  'link',
  'linkReference',
  'table',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  // Readers follow numbered steps while scrolling, and must not open a definition by accident.
  {type: 'list', ordered: true},
];

/** A name in the singular and the plural, with either apostrophe: another step may make it curly before or after. */
function patternOf(name: string): string {
  return `${escapeRegexp(name).replace(/['’]/g, "['’]")}(?:s|es)?`;
}

function isTitle(text: unknown, {term, also}: GlossaryEntry): boolean {
  const names = [term, ...also].map(patternOf).join('|');
  return typeof text === 'string' && new RegExp(`^(?:${names})$`, 'i').test(text);
}

/** Explains the first mention of a term. What follows without a space stays on the line of the word. */
function explainOnce({id, term}: GlossaryEntry): FindAndReplaceTuple {
  let isExplained = false;
  const explain = (_: string, word: string, mark: string) => {
    if (isExplained) {
      return false;
    }
    isExplained = true;
    return {
      type: 'mdxJsxTextElement' as const,
      name: 'Term',
      attributes: [{type: 'mdxJsxAttribute' as const, name: 'id', value: id}],
      children: [word, mark].map((value) => ({type: 'text' as const, value})),
    };
  };
  return [new RegExp(`(?<![\\w-])(${patternOf(term)})(?![\\w-])(\\S*)`, 'i'), explain];
}

/** Makes the first mention of a term below the opening a `<Term>`, unless the page is about it. */
export default function glossaryTerms(read = readGlossary): Transformer<Root> {
  return (tree: Root, {data}: VFile) => {
    const {title, sidebar_label: label} = data.frontMatter as Record<string, unknown>;
    const opening = tree.children.find(({type}) => type === 'paragraph');
    // For each page, so that `npm start` knows what was added. Longer ones first: "lock box" is in "lock box picture".
    const terms = read()
      .filter((entry) => ![title, label].some((text) => isTitle(text, entry)))
      .toSorted((one, two) => two.term.length - one.term.length);
    findAndReplace(tree, terms.map(explainOnce), {ignore: [...leftAlone, (node) => node === opening]});
  };
}
