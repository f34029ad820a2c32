// Makes the file of a changelog entry: `npm run new:changelog 2026-01-31`.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {faultOfDay, faultOfFuture} from '../src/features/changelog/build/calendar.mjs';

const folder = 'changelog/emlalock';
const [date] = process.argv.slice(2);
const file = `${folder}/${date}.mdx`;

/** @returns {string | null} */
function findFault() {
  if (date === undefined) {
    return 'Name the day of the entry: npm run new:changelog 2026-01-31';
  }
  const fault = faultOfDay(date) ?? faultOfFuture(date);
  if (fault) {
    return `${fault}. Name the day of the entry, such as 2026-01-31.`;
  }
  return existsSync(file) ? `${file} exists already. Edit that file instead.` : null;
}

const fault = findFault();
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  writeFileSync(file, readFileSync(`${folder}/_template.mdx`, 'utf8').replace('YYYY-MM-DD', date ?? ''));
  console.log(`Made ${file}. Fill in its front matter and its notes; everything else follows from the file.`);
}
