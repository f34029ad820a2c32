import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {checkList, listFiles} from './lists';
import {faultOfPicture, pictureFiles} from './pictures';

/** Folders in which authors keep files other than pages. */
const folders = ['wiki', 'docs', 'changelog', 'blog', 'src', 'static', 'i18n'];

const inFolders = (pattern: string) => folders.map((folder) => `${folder}/${pattern}`);

async function filesLike(pattern: string, siteDir: string): Promise<string[]> {
  const files = await Globby(inFolders(pattern), {cwd: siteDir, caseSensitiveMatch: false});
  return files.sort();
}

async function checkFiles(siteDir: string): Promise<void> {
  for (const file of await filesLike(listFiles, siteDir)) {
    checkList(file, readFileSync(path.join(siteDir, file), 'utf8'));
  }
  const faults = (await filesLike(pictureFiles, siteDir)).flatMap((file) => {
    const fault = faultOfPicture(file, readFileSync(path.join(siteDir, file)));
    return fault === null ? [] : [fault];
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/** Checks these files before anything else reads them, and again when one changes. */
export default async function contentFilesPlugin({siteDir}: LoadContext): Promise<Plugin> {
  await checkFiles(siteDir);
  return {
    name: 'content-files',
    getPathsToWatch: () => [listFiles, pictureFiles].flatMap(inFolders),
    loadContent: () => checkFiles(siteDir),
  };
}
