// Creates a changelog entry.
//   npm run new:changelog 2026-01-31
import {faultOfDay, faultOfFuture} from '../src/features/changelog/build/calendar.mjs';
import {faultOfExisting, makeFile, refuse} from './new/scaffold.mjs';
import {readOptions} from './options.mjs';

const folder = 'changelog/emlalock';
const [date = ''] = readOptions({allowPositionals: true}).positionals;
const file = `${folder}/${date}.mdx`;

/** @returns {string | null} */
function findFault() {
  if (date === '') {
    return 'Name the day of the entry: npm run new:changelog 2026-01-31';
  }
  const fault = faultOfDay(date) ?? faultOfFuture(date);
  return fault ? `${fault}. Name the day of the entry, such as 2026-01-31.` : faultOfExisting(file);
}

const fault = findFault();
if (fault) {
  refuse(fault);
}
makeFile(folder, file, {date});
console.log(`Made ${file}. Fill in its front matter and its notes; everything else follows from the file.`);
