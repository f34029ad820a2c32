import {existsSync, readFileSync} from 'node:fs';
import type {TestProject} from 'vitest/node';
import {folderOf} from '../../scripts/sites.mjs';

/** The folders that the tests of a project read, and the command that builds them. */
const needs: Record<string, [string[], string]> = {
  built: [['build'], 'npm run build'],
  site: [['light', 'plain'].map(folderOf), 'npm run build:site'],
};

export default function needBuild({name}: TestProject): void {
  const [folders, command] = needs[name] ?? [[]];
  const missing = folders.filter((folder) => !existsSync(`${folder}/.whole`));
  if (missing.length > 0) {
    throw new Error(`There is no whole site in ${missing.join(' and ')}. Run "${command}" first.`);
  }
  if (name === 'built' && !readFileSync('build/index.html', 'utf8').includes('/assets/js/light.')) {
    console.error('The pages of this build are not light, and many of these tests fail for that. The build says why.');
  }
}
