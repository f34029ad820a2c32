// The chapter on blogs, and the front matter of posts.
import {expect} from '@playwright/test';
import {article, contents, openMenu, type Row} from './row';

type Box = {x: number; y: number; width: number; height: number};

export const blog: Row[] = [
  {
    feature: 'a list of posts with summaries, newest first, in pages',
    page: '/manual-blog',
    async reads(page) {
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Second blog');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Posts for the tests.');
      await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(['Third post', 'Second post']);
      await expect(page.getByText('A post with two authors.')).toBeVisible();
      await expect(page.getByText('The rest.')).toHaveCount(0);
      await page.getByRole('link', {name: 'Older entries'}).click();
      await expect(page).toHaveURL('/manual-blog/page/2');
      await expect(page.getByRole('heading', {name: 'First post'})).toBeVisible();
    },
  },
  {
    feature: 'a feed of its own',
    page: '/manual-blog',
    async reads(page) {
      for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
        const feed = await (await page.request.get(`/manual-blog/${file}`)).text();
        expect(feed, file).toContain('Third post');
        expect(feed, 'limit').not.toContain('First post');
      }
      await expect(page.locator('link[rel=alternate][href="/manual-blog/rss.xml"]')).toHaveCount(1);
      const link = page.getByRole('main').getByRole('link', {name: 'Follow it as a feed'});
      await expect(link).toHaveAttribute('href', '/manual-blog/rss.xml');
    },
  },
  {
    feature: 'the sidebar of a blog, by year',
    page: '/manual-blog/first-of-all',
    async reads(page) {
      await openMenu(page);
      const list = page.getByRole('navigation', {name: /recent/i});
      await expect(list.getByText('Recent ones')).toBeVisible();
      await expect(list.getByRole('heading', {name: '2026'})).toBeVisible();
      await expect(list.getByRole('link', {name: 'Second, in short'})).toBeVisible();
      await expect(list.getByRole('link', {name: 'First post'}), 'only some').toHaveCount(0);
    },
  },
  {
    feature: 'dates from names of files, folders and the front matter',
    page: '/manual-blog/third',
    async reads(page) {
      const dates = {
        '/manual-blog/first-of-all': '2 January 2026',
        '/manual-blog/2025/12/24/nested': '24 December 2025',
        '/manual-blog/third': '6 May 2026',
      };
      for (const [path, date] of Object.entries(dates)) {
        await page.goto(path);
        await expect(page.getByRole('main').locator('time').filter({visible: true}).first()).toHaveText(date);
      }
    },
  },
  {
    feature: 'authors: of the list, in the post, and in the older form',
    page: '/manual-blog/2026/03/04/second',
    async reads(page) {
      await expect(article(page).getByText('With a title here')).toBeVisible();
      await expect(article(page).getByRole('link', {name: 'Ben Author'})).toHaveAttribute(
        'href',
        '/manual-blog/authors/ben',
      );
      const inline = article(page).getByRole('link', {name: 'Carl Inline'});
      await expect(inline).toHaveAttribute('href', 'https://example.com/carl');
      await page.goto('/manual-blog/2025/12/24/nested');
      await expect(article(page).getByRole('link', {name: 'Dora Legacy'})).toBeVisible();
      await expect(article(page).getByText('Of the older form')).toBeVisible();
    },
  },
  {
    feature: 'addresses and the picture of an author, beside the name',
    page: '/manual-blog/first-of-all',
    async reads(page) {
      const header = article(page).locator('header');
      for (const [name, host] of Object.entries({GitHub: 'github.com', X: 'x.com', LinkedIn: 'www.linkedin.com'})) {
        const link = header.getByTitle(name, {exact: true});
        await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
        await expect(link.locator('svg')).toBeVisible();
      }
      const picture = await header.getByRole('img', {name: 'Anna Author'}).boundingBox();
      const name = await header.getByText('Anna Author').boundingBox();
      const [{x, y, width, height}, {x: left, y: top}] = [picture, name] as [Box, Box];
      expect(left, 'on the right of the picture').toBeGreaterThanOrEqual(x + width);
      expect(top, 'not below it').toBeLessThan(y + height);
      expect(top, 'not above it').toBeGreaterThan(y - 1);
    },
  },
  {
    feature: 'pages of authors',
    page: '/manual-blog/authors',
    async reads(page) {
      await page.getByRole('main').getByRole('link', {name: 'Anna Author'}).first().click();
      await expect(page).toHaveURL('/manual-blog/authors/anna');
      await expect(page.getByRole('main').getByRole('link', {name: 'First post', exact: true})).toBeVisible();
      await expect(page.getByRole('main').getByText('Second post')).toHaveCount(0);
      const link = page.locator('header', {has: page.getByRole('heading', {level: 1})}).getByTitle('GitHub');
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', 'https://github.com/anna');
    },
  },
  {
    feature: 'tags of posts',
    page: '/manual-blog/first-of-all',
    async reads(page) {
      await expect(article(page).getByRole('link', {name: 'Loose'})).toHaveAttribute('href', '/manual-blog/tags/loose');
      await article(page).getByRole('link', {name: 'Known subject'}).click();
      await expect(page.getByText('A tag of the list.')).toBeVisible();
      await expect(page.getByRole('link', {name: 'First post'}).first()).toBeVisible();
    },
  },
  {
    feature: 'the time to read a post',
    page: '/manual-blog/third',
    async reads(page) {
      await expect(article(page).getByText(/(?<!\d)([2-9]|\d\d) min read/), 'one word a minute').toBeVisible();
      await page.goto('/manual-blog/unlisted');
      await expect(article(page).getByText('min read'), 'hide_reading_time').toHaveCount(0);
    },
  },
  {
    feature: 'front matter of a post',
    page: '/manual-blog/first-of-all',
    async reads(page) {
      await expect(page).toHaveTitle(/^First post for search services/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('First post');
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        'A description of the first post.',
      );
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'blog');
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /preview-card.*\.png$/);
      await expect((await contents(page)).getByRole('link')).toHaveText(['A heading', 'Another heading']);
    },
  },
  {
    feature: 'contents and date of change of a post',
    page: '/manual-blog/2026/03/04/second',
    async reads(page) {
      await expect(page.getByText('On this page')).toHaveCount(0);
      await expect(page.locator('time').filter({hasText: /5 Mar/})).toBeVisible();
    },
  },
  {
    feature: 'an archive of posts',
    page: '/manual-blog/archive',
    async reads(page) {
      await expect(page.getByRole('heading', {name: '2025'})).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', {name: /Nested by date/})).toBeVisible();
    },
  },
  {
    feature: 'several blogs',
    page: '/blog',
    async reads(page) {
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText('Third post')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', {name: /Follow it as a feed/})).toBeVisible();
    },
  },
];
