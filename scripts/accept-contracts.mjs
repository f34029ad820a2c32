// Accepts the installed files of the framework as the ones that the site relies on. Run it after reviewing upstream
// changes; tests/contracts/upstream.test.ts then compares with these.
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {findUnacceptable} from './contracts/breaches.mjs';
import {contractsFile, findContracts, readAccepted} from './contracts/contracts.mjs';

const before = readAccepted('.');
const found = findContracts('.');
const unacceptable = findUnacceptable(found);

if (unacceptable.length > 0) {
  console.error(`Nothing was accepted:\n${unacceptable.map(({message}) => `- ${message}`).join('\n')}`);
  process.exit(1);
}

const {version, files} = found;
const paths = Object.keys(files);
const added = paths.filter((path) => !(path in before.files));
const gone = Object.keys(before.files).filter((path) => !(path in files));
const changed = paths.filter((path) => path in before.files && before.files[path]?.sha256 !== files[path]?.sha256);

mkdirSync(dirname(contractsFile), {recursive: true});
const text = JSON.stringify({version, files});
writeFileSync(contractsFile, await format(text, {...(await resolveConfig(contractsFile)), filepath: contractsFile}));

for (const [how, list] of Object.entries({changed, added, gone})) {
  for (const path of list) {
    console.log(`${how}: ${path}`);
  }
}
console.log(
  `${paths.length} files of ${version} accepted: ${changed.length} changed, ${added.length} added, ${gone.length} gone.`,
);
