// Compares the API description with one answer of the service, read with your key. It changes nothing there.
//   npm run verify:api
//   npm run verify:api -- --update      writes the observations and their date into the description
// EMLALOCK_USERID and EMLALOCK_APIKEY are the user id and the key; on a terminal it asks for what is missing.
import {readFileSync, writeFileSync} from 'node:fs';
import {run} from './verifyApi/run.mjs';

const name = 'docs/api/openapi.yaml';

process.exitCode = await run({
  args: process.argv.slice(2),
  env: process.env,
  terminal: {input: process.stdin, output: process.stderr},
  file: {
    name,
    read: () => readFileSync(name, 'utf8'),
    write: (text) => {
      writeFileSync(name, text);
    },
  },
  today: new Date().toISOString().slice(0, 10),
  say: (line) => {
    console.log(line);
  },
});
