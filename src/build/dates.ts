import {stat} from 'node:fs/promises';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

// While somebody writes, the history would only take time.
const git = getVcsPreset(process.env.NODE_ENV === 'development' ? 'hardcoded' : 'git-eager');

/** The dates of files in git. One that no commit has yet has the date of its file, because a page without has no foot. */
export const dates: VcsConfig = {
  ...git,
  getFileLastUpdateInfo: async (file) =>
    (await git.getFileLastUpdateInfo(file)) ?? {timestamp: (await stat(file)).mtime.getTime(), author: ''},
};
