// Collects the front matter of a new page, from command-line options or by asking on a terminal.
import {createInterface} from 'node:readline/promises';
import {readOptions} from '../options.mjs';

/**
 * @typedef {object} Question
 * @property {string} key of the front matter; the option of the command has the same name
 * @property {string} text
 * @property {string[]} [choices]
 * @property {boolean} [isList] answered by words with commas between
 * @property {(answers: Answers) => boolean} [isNeeded] where the answer depends on earlier ones
 */

/** @typedef {Record<string, string | string[]>} Answers */
/** @typedef {(key: string, value: string | string[]) => string[]} FindFaults */

/** @param {Question} question @param {string} text */
function read({isList}, text) {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return isList ? words : text.trim();
}

/** @param {Question} question */
function asked({text, choices, isList}) {
  const known = choices ? ` (${choices.join(', ')}${isList ? '; several with commas between' : ''})` : '';
  return `${text}${known}: `;
}

/**
 * @param {Question[]} questions
 * @param {Answers} given
 * @param {{findFaults: FindFaults, ask: (text: string) => Promise<string>, say: (text: string) => void}} means
 */
export async function askForMissing(questions, given, {findFaults, ask, say}) {
  const answers = {...given};
  for (const question of questions) {
    const {key, isNeeded = () => true} = question;
    while (!(key in answers) && isNeeded(answers)) {
      const value = read(question, await ask(asked(question)));
      const faults = findFaults(key, value);
      if (faults.length === 0) {
        answers[key] = value;
      } else {
        say(faults.join('\n'));
      }
    }
  }
  return answers;
}

/**
 * The positional arguments, and the answers given as options.
 * @param {Question[]} questions @param {string[]} [words] @returns {{names: string[], given: Answers, isBuilt: boolean}}
 */
export function readCommand(questions, words) {
  const {values, positionals} = readOptions({
    args: words,
    allowPositionals: true,
    options: {
      'no-build': {type: 'boolean', default: false},
      ...Object.fromEntries(questions.map(({key}) => [key, /** @type {const} */ ({type: 'string'})])),
    },
  });
  const {'no-build': isNotBuilt, ...texts} = /** @type {Record<string, string> & {'no-build': boolean}} */ (values);
  const given = questions.flatMap((question) => {
    const text = texts[question.key];
    return text === undefined ? [] : [[question.key, read(question, text)]];
  });
  return {names: positionals, given: /** @type {Answers} */ (Object.fromEntries(given)), isBuilt: !isNotBuilt};
}

/** After Ctrl+C or Ctrl+D. @returns {never} */
function stop() {
  console.error('\nStopped. Nothing was made.');
  process.exit(130);
}

/**
 * All answers, or what is wrong with them. Without a terminal, missing answers count as faults.
 * @param {Question[]} questions @param {Answers} given @param {FindFaults} findFaults
 * @returns {Promise<{answers: Answers, faults: string[]}>}
 */
export async function collect(questions, given, findFaults) {
  const faults = Object.entries(given).flatMap(([key, value]) => findFaults(key, value));
  if (faults.length > 0) {
    return {answers: given, faults};
  }
  if (!process.stdin.isTTY) {
    const missing = questions.filter(({key, isNeeded = () => true}) => !(key in given) && isNeeded(given));
    return {
      answers: given,
      faults: missing.map((question) => `Missing: --${question.key} "…"  ${asked(question).replace(/: $/, '')}`),
    };
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const answers = await askForMissing(questions, given, {
    findFaults,
    ask: (text) => terminal.question(text).catch(stop),
    say: console.log,
  });
  terminal.close();
  return {answers, faults: []};
}
