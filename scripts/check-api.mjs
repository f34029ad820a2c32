// Checks the API description: its form, its examples against their schemas, and that each part says how sure it is.
import {readFileSync} from 'node:fs';
import {findProblems} from './api-rules.mjs';

const file = 'docs/api/openapi.yaml';
const problems = await findProblems(readFileSync(file, 'utf8'));

for (const problem of problems) {
  console.error(`${file}, ${problem}`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
