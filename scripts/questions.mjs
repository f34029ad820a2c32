// Lists everything that the documentation leaves open, and writes the list to .cache/questions.json.
//   npm run questions
//   npm run questions -- --check      fails if something is no longer open, or has a broken link
import {mkdirSync, writeFileSync} from 'node:fs';
import {loadTypeScript} from './loadTypeScript.mjs';
import {readOptions} from './options.mjs';

const {values} = readOptions({options: {check: {type: 'boolean', default: false}}});
const list = '.cache/questions.json';

/** @typedef {typeof import('../src/features/questions/build/collect')} Collect */
const {collectQuestions} = /** @type {Collect} */ (await loadTypeScript('src/features/questions/build/collect.ts'));
const {questions, stale} = collectQuestions('.', process.env);

mkdirSync('.cache', {recursive: true});
writeFileSync(list, `${JSON.stringify(questions, null, 2)}\n`);

/** @param {string} text @param {number} width */
function fit(text, width) {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

/** @param {'importance' | 'kind'} key */
function countBy(key) {
  const names = [...new Set(questions.map((question) => question[key]))];
  return names.map((name) => `${questions.filter((question) => question[key] === name).length} ${name}`).join(', ');
}

if (!values.check) {
  console.log(`${fit('Matters', 10)} ${fit('Page', 28)} ${fit('Question', 90)} Source`);
  for (const {importance, page, question, source} of questions) {
    console.log(`${fit(importance, 10)} ${fit(page, 28)} ${fit(question, 90)} ${source}`);
  }
  console.log(
    `\n${questions.length} open questions: ${countBy('importance')}. By kind: ${countBy('kind')}. As JSON: ${list}`,
  );
}
for (const line of stale) {
  console.error(`✗ ${line}`);
}
if (values.check && stale.length === 0) {
  console.log(`Nothing is stale: all ${questions.length} questions are still open.`);
}
process.exitCode = values.check && stale.length > 0 ? 1 : 0;
