// The chapters on pages and docs: routes, front matter, sidebars, versions.
import {expect} from '@playwright/test';
import {article, menu, menuButton, sidebar, type Row} from './row';

export const docs: Row[] = [
  {
    feature: 'a page of React',
    page: '/manual-pages/react',
    async reads(page) {
      await expect(page).toHaveTitle(/^React page/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'A page that is a component.');
      await expect(page.getByRole('heading', {level: 1, name: 'A page of React'})).toHaveCSS('font-size', '20px');
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Nobody');
      await expect(page.locator('.theme-admonition-info').getByText('Some information.')).toBeVisible();
      await expect(page.getByText('A feature in Markdown')).toBeVisible();
    },
  },
  {
    feature: 'a block of code on a page of React',
    page: '/manual-pages/react',
    async reads(page) {
      await expect(page.locator('.theme-code-block .token.keyword')).toHaveText('def');
      await expect(page.getByText('/page.py')).toBeVisible();
    },
  },
  {
    feature: 'a page of Markdown, with its front matter',
    page: '/manual-pages/chosen-page',
    async reads(page) {
      await expect(page).toHaveTitle(/^Markdown page/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Shown as the title');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'A page that is Markdown.');
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'markdown,page');
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /preview-card.*\.png$/);
      await expect(page.locator('.manual-wrapper').getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByText('On this page')).toHaveCount(0);
    },
  },
  {
    feature: 'routes of folders, and none for files with an underscore',
    page: '/manual-pages/nested',
    async reads(page) {
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page of a folder');
      for (const none of ['/manual-pages/_feature', '/manual/_partial', '/manual/draft', '/manual-blog/draft']) {
        expect((await page.request.get(none)).status(), none).toBe(404);
      }
    },
  },
  {
    feature: 'an unlisted page, doc and post',
    page: '/manual/unlisted',
    async reads(page) {
      for (const path of ['/manual-pages/unlisted', '/manual-blog/unlisted', '/manual/unlisted']) {
        await page.goto(path);
        await expect(page.getByText('Only for those who know its address.')).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      }
      for (const list of ['/sitemap.xml', '/llms.txt', '/all-pages', '/manual-blog', '/search/search.js']) {
        expect(await (await page.request.get(list)).text(), list).not.toMatch(/\/unlisted\b/);
      }
      await page.goto('/manual/math');
      await expect((await sidebar(page)).getByRole('link', {name: 'Unlisted'})).toHaveCount(0);
    },
  },
  {
    feature: 'front matter of a doc',
    page: '/manual/chosen/address',
    async reads(page) {
      await expect(page).toHaveTitle(/^Front matter/);
      await expect(page.getByRole('heading', {level: 1}).filter({visible: true}), 'hide_title').toHaveCount(0);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'A description of its own.');
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'first,second');
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /preview-card.*\.png$/);
      await expect(page.getByText('On this page'), 'hide_table_of_contents').toHaveCount(0);
      const edit = page.getByRole('link', {name: /edit this page|correct/i});
      await expect(edit).toHaveAttribute('href', 'https://example.com/edit/this');
      await expect(page.locator('time').filter({hasText: '2020'})).toBeVisible();
      await expect(page.getByText('An author')).toBeVisible();
    },
  },
  {
    feature: 'front matter for the sidebar and the pages beside a doc',
    page: '/manual/chosen/address',
    async reads(page) {
      const beside = page.getByRole('navigation', {name: 'Docs pages'});
      await expect(beside.getByRole('link')).toHaveCount(1);
      await expect(beside.getByRole('link', {name: 'Tabs'})).toHaveAttribute('href', '/manual/tabs');
      const own = (await sidebar(page)).getByRole('listitem').filter({hasText: /^Label of the sidebar$/});
      await expect(own.getByRole('link')).toHaveAttribute('aria-current', 'page');
      await expect(own).toHaveClass(/manual-sidebar-class/);
    },
  },
  {
    feature: 'the name of a doc beside another',
    page: '/manual/links/target',
    async reads(page) {
      const beside = page.getByRole('navigation', {name: 'Docs pages'});
      await expect(beside.getByRole('link', {name: 'Label of the paginator'})).toBeVisible();
    },
  },
  {
    feature: 'tags of docs: of the list, in the page, and as an object',
    page: '/manual/chosen/address',
    async reads(page) {
      const tags = {'Known tag': 'known-tag', Releases: 'releases', 'By object': 'by-object'};
      for (const [name, path] of Object.entries(tags)) {
        const link = article(page).getByRole('link', {name, exact: true});
        await expect(link).toHaveAttribute('href', `/manual/topics/${path}`);
      }
      await article(page).getByRole('link', {name: 'Known tag'}).click();
      await expect(page.getByText('A tag of the list.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', {name: 'Front matter'})).toBeVisible();
    },
  },
  {
    feature: 'a doc at the root, and one named after its folder',
    page: '/manual',
    async reads(page) {
      await expect(page.getByRole('heading', {level: 1})).toHaveText('The manual');
      await page.goto('/manual/folder');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('A category with a page');
    },
  },
  {
    feature: 'an item of the sidebar, with its label and class',
    page: '/manual/markdown',
    async reads(page) {
      const item = (await sidebar(page)).getByRole('listitem').filter({hasText: /^Markdown itself$/});
      await expect(item.getByRole('link')).toHaveAttribute('aria-current', 'page');
      await expect(item).toHaveCSS('font-style', 'italic');
    },
  },
  {
    feature: 'links, HTML and references in the sidebar',
    page: '/manual/markdown',
    async reads(page) {
      const list = await sidebar(page);
      await expect(list.getByRole('link', {name: 'Home of the site'})).toHaveAttribute('href', '/');
      await expect(list.getByRole('link', {name: 'Another site'})).toHaveAttribute('target', '_blank');
      await expect(list.locator('.manual-html-item').getByText('By hand')).toBeVisible();
      await expect(list.getByRole('link', {name: 'Common page'})).toHaveAttribute('href', '/manual/other/common');
    },
  },
  {
    feature: 'a category that opens and closes',
    page: '/manual/markdown',
    async presses(page) {
      const list = await sidebar(page);
      const link = list.getByRole('link', {name: 'Links', exact: true});
      await expect(link, 'closed at first').toBeHidden();
      await list.getByText('Short form').click();
      await expect(link).toBeVisible();
      await list.getByText('Short form').click();
      await expect(link).toBeHidden();
    },
  },
  {
    feature: 'a closed category without JavaScript leads to a list of its pages',
    page: '/manual/markdown',
    async withoutScript(page) {
      const list = await sidebar(page);
      await list.getByText('Short form').click();
      const all = list.getByRole('link', {name: 'All pages'}).filter({visible: true});
      await expect(all.first()).toHaveAttribute('href', '/all-pages');
    },
  },
  {
    feature: 'categories that close each other',
    page: '/manual/markdown',
    async presses(page) {
      const list = await sidebar(page);
      await list.getByText('Short form').click();
      await list.getByText('Short as well').click();
      await expect(list.getByRole('link', {name: 'Label of the sidebar'})).toBeVisible();
      await expect(list.getByRole('link', {name: 'Links', exact: true})).toBeHidden();
    },
  },
  {
    feature: 'a category that is always open',
    page: '/manual/markdown',
    async reads(page) {
      const list = await sidebar(page);
      await expect(list.getByRole('link', {name: 'Mathematics'}), 'before a press').toBeVisible();
      await list.getByText('Always open').click();
      await expect(list.getByRole('link', {name: 'Mathematics'})).toBeVisible();
    },
  },
  {
    feature: 'a category with a generated page',
    page: '/manual/writing',
    async reads(page) {
      await expect(page.getByRole('heading', {level: 1})).toHaveText('All about writing');
      await expect(page.getByText('Learn how to write.')).toBeVisible();
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'words');
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /preview-card.*\.png$/);
      await expect(page.getByRole('main').getByRole('link', {name: /Headings/})).toBeVisible();
      await expect((await sidebar(page)).locator('a[href="/manual/writing"]')).toHaveAttribute('aria-current', 'page');
    },
  },
  {
    feature: 'a category with a page of its own, and cards of its pages',
    page: '/manual/folder',
    async reads(page) {
      await expect(article(page).getByRole('link', {name: /Child of a folder/})).toBeVisible();
      const list = await sidebar(page);
      await expect(list.locator('a[href="/manual/folder"]')).toBeVisible();
      await expect(list.getByRole('link', {name: 'Child of a folder'})).toBeVisible();
    },
  },
  {
    feature: 'a sidebar made from files, with numbers, labels and positions',
    page: '/manual/generated/first',
    async reads(page) {
      const list = await sidebar(page);
      const names = await list.locator('a, summary').allTextContents();
      const places = ['First by number', 'Second by number', 'Easy ones', 'Bee before ant', 'Ant after bee'].map(
        (name) => names.indexOf(name),
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, two) => one - two));
      await expect(list.locator('.manual-green').getByRole('link')).toHaveText('Second by number');
      await expect(list.getByRole('link', {name: 'Alone in its folder'})).toHaveAttribute(
        'href',
        '/manual/generated/lone',
      );
    },
  },
  {
    feature: 'a folder with metadata in the sidebar',
    page: '/manual/generated/first',
    async reads(page) {
      const category = (await sidebar(page)).locator('.manual-category');
      await category.getByText('Easy ones').click();
      await expect(category.getByRole('link', {name: 'Bee before ant'})).toBeVisible();
      await expect(category.locator('a[href="/manual/easy-ones"]')).toBeVisible();
      await page.goto('/manual/easy-ones');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Easy ones, listed');
      await expect(page.getByText('What is easy.')).toBeVisible();
    },
  },
  {
    feature: 'a generator of sidebar items',
    page: '/manual/markdown',
    async reads(page) {
      await expect((await sidebar(page)).getByRole('link', {name: 'Added by the generator'})).toBeVisible();
    },
  },
  {
    feature: 'breadcrumbs',
    page: '/manual/folder/child',
    async reads(page) {
      if (await menuButton(page).isVisible()) {
        await expect((await sidebar(page)).locator('a[href="/manual/folder"]'), 'in the menu').toBeVisible();
        return;
      }
      const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(crumbs.getByRole('link', {name: 'A folder'})).toHaveAttribute('href', '/manual/folder');
      await expect(crumbs).toContainText('Child of a folder');
    },
  },
  {
    feature: 'several sidebars, and the one that a doc asks for',
    page: '/manual/other/common',
    async reads(page) {
      const list = await sidebar(page);
      await expect(list.getByRole('link', {name: 'In the other sidebar'})).toBeVisible();
      await expect(list.getByText('Markdown itself')).toHaveCount(0);
    },
  },
  {
    feature: 'a doc in no sidebar',
    page: '/manual/other/alone',
    async reads(page) {
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
      await expect(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link')).toHaveCount(0);
      if (await menuButton(page).isVisible()) {
        await menuButton(page).click();
        await expect(menu(page).getByRole('link', {name: 'Questions'})).toBeVisible();
      }
    },
  },
  {
    feature: 'pages before and after a doc',
    page: '/manual/markdown',
    async reads(page) {
      const beside = page.getByRole('navigation', {name: 'Docs pages'});
      await expect(beside.getByRole('link', {name: 'The manual'})).toHaveAttribute('href', '/manual');
      await expect(beside.getByRole('link', {name: 'Writing'})).toHaveAttribute('href', '/manual/writing');
    },
  },
  {
    feature: 'a sidebar that can be hidden',
    page: '/manual/markdown',
    async presses(page) {
      const list = page.getByRole('navigation', {name: 'Docs sidebar'});
      if (await menuButton(page).isVisible()) {
        await expect(list, 'in the menu, which is closed').toBeHidden();
        return;
      }
      await page.getByRole('button', {name: 'Collapse sidebar'}).click();
      await expect(list).toBeHidden();
      await page.reload();
      await expect(list, 'on the next page too').toBeHidden();
      await page.getByRole('button', {name: 'Expand sidebar'}).click();
      await expect(list).toBeVisible();
    },
  },
  {
    feature: 'a version with a label, path, banner, badge and class',
    page: '/manual-versions/two',
    async reads(page) {
      await expect(page.getByText('This is unreleased documentation')).toBeVisible();
      await expect(page.getByText('Version: Two')).toBeVisible();
      await expect(page.locator('html.manual-version')).toHaveCount(1);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}), 'breadcrumbs: false').toHaveCount(0);
    },
  },
  {
    feature: 'docs in several instances',
    page: '/manual-versions/two',
    async reads(page) {
      await expect((await sidebar(page)).getByRole('link', {name: 'A version with a name'})).toBeVisible();
      await page.goto('/wiki/faq');
      await expect((await sidebar(page)).getByText('A version with a name')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/questions/i);
    },
  },
];
