// Creates a wiki page, asks for everything that is not given, and builds the site once (unless with --no-build).
//   npm run new:page wiki/games/dice
//   npm run new:page wiki/games/dice -- --title Dice --description "…" --role both --certainty observed --tags games,time
import {readCommand} from './new/answers.mjs';
import {loadRules} from './new/loadRules.mjs';
import {makePage} from './new/make.mjs';
import {faultOfExisting, refuse} from './new/scaffold.mjs';
import {addToSidebar} from './new/sidebar.mjs';

const {certainties, findFaults, keysIn, roles} = await loadRules();

/** @type {import('./new/answers.mjs').Question[]} */
const questions = [
  {key: 'title', text: 'Title'},
  {
    key: 'sidebar_label',
    text: 'Shorter title for the sidebar, because this one has more than 24 characters',
    isNeeded: ({title = ''}) => title.length > 24,
  },
  {key: 'description', text: 'What the page is for, in one sentence of 40 to 200 characters'},
  {key: 'role', text: 'Who reads it', choices: Object.keys(roles)},
  {key: 'certainty', text: 'What most of it rests on', choices: Object.keys(certainties)},
  {key: 'tags', text: 'Topics', choices: keysIn('wiki/tags.yml') ?? [], isList: true},
];

/** @param {string} name @returns {string | null} */
function findFaultOfName(name) {
  if (name.startsWith('docs/')) {
    return 'A page of the API reference begins in docs/api/openapi.yaml. Add the operation, copy docs/api/_template.mdx, and give it a place in sidebarsApi.ts.';
  }
  if (!/^wiki(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(name)) {
    return `"${name}" is no address of a wiki page. Write small letters, digits and hyphens, such as wiki/games/dice.`;
  }
  const sameAddress = [`${name}.mdx`, `${name}/index.mdx`, `${name.replace(/\/index$/, '')}.mdx`];
  return sameAddress.map(faultOfExisting).find((fault) => fault !== null) ?? null;
}

const {names, given, isBuilt} = readCommand(questions);
const [name = '', ...others] = names.map((one) => one.replace(/\.mdx$/, ''));
if (name === '' || others.length > 0) {
  refuse('Name the page: npm run new:page wiki/games/dice');
}
const faultOfName = findFaultOfName(name);
if (faultOfName !== null) {
  refuse(faultOfName);
}

await makePage({
  folder: 'wiki',
  file: `${name}.mdx`,
  questions,
  given,
  isBuilt,
  findFaults,
  place: () => addToSidebar(name.replace('wiki/', '')),
});
