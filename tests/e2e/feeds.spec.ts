import {feedFormats} from '../../src/site/feedFormats';
import {feedIds, sections} from '../../src/site/sections';
import {expect, open, test} from './fixtures';

for (const {path, feed} of feedIds.map((id) => sections[id])) {
  test(`${feed.title} is linked in three forms from its page`, async ({page, request}) => {
    await open(page, `/${path}`);
    for (const {label, file} of Object.values(feedFormats)) {
      const link = page.getByRole('main').getByRole('link', {name: `${label} feed of the ${feed.title}`});
      await expect(link).toHaveAttribute('href', `/${path}/${file}`);
      const response = await request.get(`/${path}/${file}`);
      expect(response.headers()['content-type']).toMatch(/xml|json/);
    }
  });
}
