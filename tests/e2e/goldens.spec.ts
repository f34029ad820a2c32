import {differences, documentsOf} from '../support/goldens/documents';
import {readGoldens, writeGoldens} from '../support/goldens/files';
import {test} from '../support/served';

// `npm run goldens` compares, `npm run goldens -- -u` takes over what has changed, and with the folder of another build in
// AGAINST, that build is compared instead of the goldens.
test('what readers see, hear and copy is as in the goldens', async ({browser}, {config}) => {
  test.setTimeout(300_000);
  const now = await documentsOf('build', browser);
  if (['all', 'changed'].includes(config.updateSnapshots)) {
    writeGoldens(now);
    return;
  }
  const other = process.env.AGAINST;
  const found = differences(other ? await documentsOf(other, browser) : readGoldens(), now);
  if (found !== '') {
    throw new Error(
      `This has changed for readers. If it is meant to, take it over with: npm run goldens -- -u\n\n${found}\n`,
    );
  }
});
