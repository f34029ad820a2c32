import {expect, test} from 'vitest';
import {listPages} from '../../src/features/pageList/listPages';

test('a list that the framework makes for a category has its name, unless the owner gives it a title', () => {
  const category = (label: string, title?: string) => {
    const link = {type: 'generated-index', slug: label, permalink: `/more/${label}`, title};
    return {type: 'category', label, items: [], link};
  };
  const sidebars = {more: [category('Guides'), category('Words', 'Words that we use')]};
  const version = {isLast: true, docs: [], path: '/more', tagsPath: '/more/tags', sidebars};
  const content = {'docusaurus-plugin-content-docs': {more: {loadedVersions: [version]}}};
  const site = {generatedFilesDir: '', siteConfig: {baseUrl: '/', trailingSlash: false}};
  const pages = listPages(content, site).flatMap(({groups}) => groups.flatMap((group) => group.pages));
  expect(pages.map(({title}) => title)).toEqual(['Guides', 'Words that we use']);
});
