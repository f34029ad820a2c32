// Checks the API description: as the build does, and then its form and its examples against their schemas.
import {readFileSync} from 'node:fs';
import {findProblems} from './api-rules.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';

const file = 'docs/api/openapi.yaml';

/** @typedef {typeof import('../src/features/api/build/description')} Description */
const {readDescription} = /** @type {Description} */ (await loadTypeScript('src/features/api/build/description.ts'));

/** What stops the build, or else what the linter finds, which needs a description that can be read. */
async function problems() {
  const yaml = readFileSync(file, 'utf8');
  try {
    readDescription(yaml);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return (await findProblems(yaml)).map((problem) => `${file}, ${problem}`);
}

const found = await problems();
for (const problem of found) {
  console.error(problem);
}
process.exitCode = found.length > 0 ? 1 : 0;
