import {importanceOf} from '../model/importance';
import type {Question} from '../model/question';
import type {Block, ContentPage} from './pages';

export const sectionTitle = 'Not documented';

const mark = '<Certainty mark="undocumented" />';

/** Converts Markdown to plain text; backticks around code are kept. */
function plain(text: string): string {
  return text
    .replace(/<[^>`]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<![\w`])[*_](?=\S)|(?<=\S)[*_](?![\w`])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits a question from the hint that follows: `Is there a limit? Start with a small one.` */
function split(text: string): {question: string; look: string} {
  const [, question = text, look = ''] = /^(.*?[?.])(?:\s+(?=[A-Z`“"])(.*))?$/.exec(text) ?? [];
  return {question, look};
}

/**
 * The text before each mark: its sentence and the previous one, or in a table the first and the last cell before it.
 */
function marked(text: string): string[] {
  return text
    .split(mark)
    .slice(0, -1)
    .flatMap((before) => {
      const cells = before.split('|').map(plain).filter(Boolean);
      if (before.trimStart().startsWith('|')) {
        return cells.length > 0 ? [[...new Set([cells[0], cells.at(-1)])].join(': ')] : [];
      }
      return /(?:[^.?!]+[.?!]+\s+)?[^.?!]+[.?!]*$/.exec(plain(before))?.[0].trim() ?? [];
    });
}

function ask(page: ContentPage, {anchor, line}: Block, text: {question: string; look: string}): Question {
  const place = anchor === '' ? page.path : `${page.path}#${anchor}`;
  return {
    ...text,
    kind: 'page',
    importance: importanceOf(place, `${text.question} ${text.look}`),
    page: page.title,
    place,
    source: `${page.file}:${line}`,
  };
}

/** The open questions in the text of the pages: every item under "Not documented", and every mark elsewhere. */
export function questionsOnPages(pages: readonly ContentPage[]): Question[] {
  return pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (block.heading === sectionTitle) {
        return block.isItem ? [ask(page, block, split(plain(block.text)))] : [];
      }
      return marked(block.text).map((question) => ask(page, block, {question, look: ''}));
    }),
  );
}
