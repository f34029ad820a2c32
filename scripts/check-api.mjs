// Checks the API description: its form, its examples against their schemas, and that every part says how certain it is.
import {readFileSync} from 'node:fs';
import {findSeenFault} from '../src/features/api/build/seen.mjs';
import {findProblems} from './api-rules.mjs';

const file = 'docs/api/openapi.yaml';
const text = readFileSync(file, 'utf8');
const seen = findSeenFault(text);
const problems = [...(seen ? [`line ${seen.line}: ${seen.message}`] : []), ...(await findProblems(text))];

for (const problem of problems) {
  console.error(`${file}, ${problem}`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
