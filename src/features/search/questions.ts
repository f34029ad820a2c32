import {readFileSync} from 'node:fs';
import {readYaml} from '../../build/readYaml';
import type {Section} from './section';

const file = 'src/features/search/questions.yml';

/** The sections with what readers ask for them in words of their own. */
export function withQuestions(sections: readonly Section[]): Section[] {
  const questions = new Map(Object.entries(readYaml(file, readFileSync(file, 'utf8')) as Record<string, string[]>));
  const missing = [...questions.keys()].filter((asked) => !sections.some(({address}) => address === asked));
  if (missing.length > 0) {
    throw new Error(`${file}: no section has the address ${missing.join(', ')}`);
  }
  return sections.map((section) => ({...section, questions: questions.get(section.address)?.join(' ')}));
}
