import {serveBuild, writeNextBuild} from '../support/nextBuild';
import {Switchboard} from '../support/switchboard';
import {test as base} from './fixtures';

type Builds = {
  /** The address of a later build. */
  nextBuild: string;
  /** The address of a later build without offline copies. */
  buildWithoutCopies: string;
};

async function withBuild(folder: string, isOffered: boolean, use: (origin: string) => Promise<void>): Promise<void> {
  await writeNextBuild(folder, isOffered);
  const {origin, stop} = await serveBuild(folder);
  await use(origin);
  stop();
}

/** Each test reaches the site through a separate connection, which can fail and can switch to other builds. */
export const test = base.extend<{line: Switchboard}, Builds>({
  nextBuild: [
    async ({}, use, {workerIndex}) => {
      await withBuild(`test-results/next-build-${workerIndex}`, true, use);
    },
    {scope: 'worker'},
  ],
  buildWithoutCopies: [
    async ({}, use, {workerIndex}) => {
      await withBuild(`test-results/without-copies-${workerIndex}`, false, use);
    },
    {scope: 'worker'},
  ],
  line: [
    async ({}, use, {project}) => {
      const line = new Switchboard(project.use.baseURL ?? '');
      await use(line);
      line.close();
    },
    {box: true},
  ],
  baseURL: async ({line}, use) => {
    await use(await line.open());
  },
});
