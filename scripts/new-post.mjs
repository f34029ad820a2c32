// Creates a blog post, asks for everything that is not given, and builds the site once (unless with --no-build).
//   npm run new:post keys-for-devices        dated today
//   npm run new:post 2026-01-31-keys-for-devices -- --title "Keys for devices" --description "…" --tags api
import {faultOfDay, faultOfFuture} from '../src/build/calendar.mjs';
import {readCommand} from './new/answers.mjs';
import {loadRules} from './new/loadRules.mjs';
import {makePage} from './new/make.mjs';
import {faultOfExisting, refuse} from './new/scaffold.mjs';

const {findFaults, keysIn} = await loadRules();

/** @type {import('./new/answers.mjs').Question[]} */
const questions = [
  {key: 'title', text: 'Title'},
  {key: 'description', text: 'What it tells, in one sentence of 40 to 200 characters'},
  {key: 'tags', text: 'Topics', choices: keysIn('blog/tags.yml') ?? [], isList: true},
];

/** A name without a date gets today's. @param {string} name */
function withDay(name) {
  return /^\d/.test(name) ? name : `${new Date().toISOString().slice(0, 10)}-${name}`;
}

/** @param {string} name @returns {string | null} */
function findFaultOfName(name) {
  const day = name.slice(0, 10);
  const fault = faultOfDay(day) ?? faultOfFuture(day);
  if (fault !== null) {
    return `${fault}. Begin the name with a day such as 2026-01-31, or with a letter.`;
  }
  return /^(?:-[a-z0-9]+)+$/.test(name.slice(10))
    ? faultOfExisting(`blog/${name}.mdx`)
    : `"${name}" is no name of a post. Write small letters, digits and hyphens, such as keys-for-devices.`;
}

const {names, given, isBuilt} = readCommand(questions);
const [asked = '', ...others] = names.map((one) => one.replace(/^blog\/|\.mdx$/g, ''));
if (asked === '' || others.length > 0) {
  refuse('Name the post: npm run new:post keys-for-devices');
}
const name = withDay(asked);
const faultOfName = findFaultOfName(name);
if (faultOfName !== null) {
  refuse(faultOfName);
}

await makePage({
  folder: 'blog',
  file: `blog/${name}.mdx`,
  questions,
  given,
  isBuilt,
  findFaults,
});
