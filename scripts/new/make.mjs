// Creates a page from the scaffold of its folder, and builds it once.
import {collect} from './answers.mjs';
import {buildOnce} from './firstBuild.mjs';
import {makeFile, refuse} from './scaffold.mjs';

/**
 * @typedef {object} Wanted
 * @property {string} folder with the scaffold
 * @property {string} file
 * @property {import('./answers.mjs').Question[]} questions
 * @property {import('./answers.mjs').Answers} given
 * @property {boolean} isBuilt
 * @property {typeof import('./rules').findFaults} findFaults
 * @property {() => Promise<string>} [place] gives the page its place among the others, and says which
 */

/** @param {Wanted} wanted */
export async function makePage({folder, file, questions, given, isBuilt, findFaults, place}) {
  const {answers, faults} = await collect(questions, given, (key, value) =>
    findFaults(file, {[key]: value}).flatMap((fault) => (fault.key === key ? [fault.message] : [])),
  );
  if (faults.length > 0) {
    refuse(...faults);
  }
  makeFile(folder, file, answers);
  console.log(`Made ${file}.`);
  if (place) {
    console.log(await place());
  }
  if (isBuilt && !buildOnce()) {
    refuse(`${file} is there, and has to be fixed as said above.`);
  }
  console.log('Replace the texts of the scaffold. "npm start" shows the page while you write.');
}
