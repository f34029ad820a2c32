import {readFileSync} from 'node:fs';
import {sectionIds, sections} from '../../site/sections';

/** Every line of a template that is a sentence tells an author what to write in its place. */
function sentencesOf(template: string): string[] {
  const lines = readFileSync(template, 'utf8').split('\n');
  return lines.filter((line) => line.length > 60);
}

const sentences = sectionIds.flatMap((id) => sentencesOf(`${sections[id].path}/_template.mdx`));

/** Throws if a page was copied from a template and not filled in. */
export function checkFilledIn(file: string, text: string): void {
  const left = sentences.find((sentence) => text.includes(sentence));
  if (left !== undefined) {
    throw new Error(`${file} is not filled in: it still has a sentence of its template. Replace or delete "${left}".`);
  }
}
