import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {allContentOf, contentOf} from '../../build/contentOf';
import {notForReaders} from '../../build/notText';
import type {PageReading} from '../../build/onPages';
import {containers, notSearchedIn, withoutAnswer} from '../search/readPage';

/** What steps look for in pages. If the framework renames it, they would find less and say nothing. */
const selectors = {
  'src/features/search/readPage.ts': [
    ...Object.keys(containers).map((kind) => `.${kind}`),
    notSearchedIn,
    ...withoutAnswer,
    ...Object.values(containers),
  ],
  'src/features/copies/toMarkdown.ts': ['.theme-admonition'],
  'src/build/notText.ts': [notForReaders],
};

/** Client modules of the theme that src/features/styles changes. */
const modules = ['default.css'];

/** The classes, ids and parts of classes in a selector. */
function namesIn(selector: string): string[] {
  return [...selector.matchAll(/[.#]([a-z_][\w-]*)|\[class[*^$]=([\w-]+)/gi)].map(
    ([, name, part]) => name ?? part ?? '',
  );
}

/** Stops the build at a name that nothing in the site has. */
export const checkFramework: PageReading = (site) => {
  const {plugins, siteConfig} = site;
  // Without a post there is no page of a blog, and the announcement is taken down now and then.
  const hasPosts = contentOf(allContentOf(plugins)).blogs.length > 0;
  const hasAnnouncement = (siteConfig.themeConfig as ThemeConfig).announcementBar !== undefined;
  let wanted = Object.entries(selectors)
    .flatMap(([file, list]) => list.flatMap(namesIn).map((name) => ({name, file})))
    // Pages of the framework have nothing of the light layer.
    .filter(({name}) => !name.startsWith('light-'))
    .filter(({name}) => hasPosts || !name.includes('blog'))
    .filter(({name}) => hasAnnouncement || name !== 'theme-announcement-bar');
  return {
    read({html}) {
      if (wanted.length > 0) {
        const tags = (html.match(/<[a-z][^>]*>/g) ?? []).join('');
        wanted = wanted.filter(({name}) => !tags.includes(name));
      }
    },
    finish() {
      const missing = wanted.map(({name, file}) => `${name} (${file})`);
      const theme = plugins.find(({name}) => name === 'docusaurus-theme-classic');
      const loaded = theme?.getClientModules?.().map((module) => path.basename(module)) ?? [];
      missing.push(
        ...modules
          .filter((name) => !loaded.includes(name))
          .map((name) => `the module ${name} (src/features/upgrade/checkFramework.ts)`),
      );
      if (missing.length > 0) {
        throw new Error(
          `No page has ${missing.join(', ')} any more. The framework has changed: use the new name in that file, or remove the old one.`,
        );
      }
    },
  };
};
