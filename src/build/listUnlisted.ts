import {logger} from '@docusaurus/logger';
import {ownBlog, ownDocs} from '../site/sections';
import type {Step} from './afterBuild';
import {allContentOf, contentOf} from './contentOf';

/** Names the docs and blogs that only the configuration has, and what they lack. */
export const listUnlisted: Step = (site) => {
  const {docs, blogs} = contentOf(allContentOf(site.plugins));
  const unlisted = [
    ...docs.filter(({id}) => !ownDocs.includes(id)).map(({id}) => `the docs "${id}"`),
    ...blogs.filter(({id}) => id !== ownBlog).map(({id}) => `the blog "${id}"`),
  ];
  if (unlisted.length > 0) {
    logger.info(
      `Not in src/site/sections.ts: ${unlisted.join(', ')}. They work, but have no place in the navbar and the footer, no name and weight in the search, and no check of their front matter.`,
    );
  }
};
