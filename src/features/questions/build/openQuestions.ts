import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {addressOfContent} from '../../../build/contentFile';
import {bullets, link, paragraph, prose, strong, text} from '../../../build/mdast';
import {openQuestionsTitle} from '../../../site/foldedSections';

const folders = ['wiki', 'docs/api', 'changelog/emlalock'];

/** The section with the open questions: the id of its heading, if it has one of its own, and its content. */
const tail = new RegExp(
  `^## ${openQuestionsTitle}(?: \\{/\\* #(?<id>\\S+) \\*/\\})?\\n(?<list>[^]*?)(?=^## |$(?![^]))`,
  'm',
);
const title = /^title: ['"]?(?<title>.*?)['"]?$/m;

/** The text of an item, with backticks around code and without other Markdown. */
function plain(item: string): string {
  return item
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A link to the questions of a page, and the questions. */
function questionsOf(file: string): RootContent[] {
  const source = readFileSync(file, 'utf8');
  const {id = 'not-documented', list = ''} = tail.exec(source)?.groups ?? {};
  const items = list.split(/^- /m).slice(1).map(plain);
  if (items.length === 0) {
    return [];
  }
  const name = title.exec(source)?.groups?.title ?? file;
  return [paragraph(strong(link(`${addressOfContent(file)}#${id}`, text(name)))), bullets(items.map(prose))];
}

/** Replaces `<OpenQuestions />` with what the pages leave open, page by page. */
export default function openQuestions(): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', ({name}, index, parent) => {
      if (name === 'OpenQuestions' && parent && index !== undefined) {
        const files = folders.flatMap((folder) => Globby.sync(`${folder}/**/[!_]*.mdx`).toSorted());
        parent.children.splice(index, 1, ...files.flatMap(questionsOf));
      }
    });
  };
}
