import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {addressOfContent} from '../../build/contentFile';
import {openQuestionsTitle} from '../../site/foldedSections';
import {docsSectionIds, sections} from '../../site/sections';

/** The list of open questions of a page, and the id of the heading above it, if it has one of its own. */
const section = new RegExp(
  `^## ${openQuestionsTitle}(?: \\{/\\* #(?<id>\\S+) \\*/\\})?\\n(?:(?!^#)[^])*?(?<list>^- [^]*?)(?=^$|$(?![^]))`,
  'm',
);
const title = /^title: ['"]?(?<title>.*?)['"]?$/m;

/** A link to the questions of a page, and the questions, without their links. */
function questionsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const {id = 'not-documented', list} = section.exec(source)?.groups ?? {};
  if (list === undefined) {
    return [];
  }
  const name = title.exec(source)?.groups?.title ?? file;
  return [`**[${name}](${addressOfContent(file)}#${id})**`, list.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')];
}

/** What the pages leave open, page by page, as Markdown. */
export function openQuestions(): string {
  const files = docsSectionIds.flatMap((id) => Globby.sync(`${sections[id].path}/**/[!_]*.mdx`).toSorted());
  return files.flatMap(questionsOf).join('\n\n');
}
