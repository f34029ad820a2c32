import {existsSync} from 'node:fs';
import type {TestProject} from 'vitest/node';
import {folderOf} from '../../scripts/sites.mjs';

/** What the tests of a project read, and the command that makes it. A build writes the file last. */
const needs: Record<string, {folders: string[]; command: string}> = {
  built: {folders: ['build'], command: 'npm run build'},
  site: {folders: ['light', 'plain'].map(folderOf), command: 'npm run build:site'},
};

export default function needBuild({name}: TestProject): void {
  const {folders = [], command} = needs[name] ?? {};
  const missing = folders.filter((folder) => !existsSync(`${folder}/.whole`));
  if (missing.length > 0) {
    throw new Error(`There is no whole site in ${missing.join(' and ')}. Run "${command}" first.`);
  }
}
