import {readFileSync} from 'node:fs';
import {readYaml} from '../../build/readYaml';

const file = 'src/features/search/questions.yml';

/** Addresses of sections → what readers ask for them in words of their own. */
export function readQuestions(): Map<string, string> {
  const questions = readYaml(file, readFileSync(file, 'utf8')) as Record<string, string[]>;
  return new Map(Object.entries(questions).map(([address, asked]) => [address, asked.join(' ')]));
}
