import path from 'node:path';
import type {PageReading} from '../../build/onPages';
import {notForCopies} from '../copies/toMarkdown';
import {notForFeeds} from '../feeds/content';
import {containers, noText} from '../search/readPage';

/** What steps look for in pages. If the framework renames it, they would find less and say nothing. */
const selectors = {
  'src/features/search/readPage.ts': [
    ...Object.keys(containers).map((kind) => `.${kind}`),
    noText,
    ...Object.values(containers),
  ],
  'src/features/copies/toMarkdown.ts': [notForCopies, '.theme-admonition'],
  'src/features/feeds/content.ts': [notForFeeds],
};

/** Client modules of the theme that src/page/plugin.ts and src/features/styles change. */
const modules = ['nprogress', 'prism-include-languages', 'default.css'];

/** The classes, ids and parts of classes in a selector. */
function namesIn(selector: string): string[] {
  return [...selector.matchAll(/[.#]([a-z_][\w-]*)|\[class[*^$]=([\w-]+)/gi)].map(
    ([, name, part]) => name ?? part ?? '',
  );
}

/** Stops the build at a name that nothing in the site has. */
export const checkFramework: PageReading = ({plugins}) => {
  let wanted = Object.entries(selectors).flatMap(([file, list]) => list.flatMap(namesIn).map((name) => ({name, file})));
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
        ...modules.filter((name) => !loaded.includes(name)).map((name) => `the module ${name} (src/page/plugin.ts)`),
      );
      if (missing.length > 0) {
        throw new Error(
          `No page has ${missing.join(', ')}. The framework has changed: look for its new name, or take it out.`,
        );
      }
    },
  };
};
