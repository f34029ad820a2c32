import type {Options} from '@docusaurus/plugin-content-blog';
import type {Step} from '../../build/afterBuild';
import {allContentOf, contentOf} from '../../build/contentOf';
import {identity} from '../../site/identity';
import {sections} from '../../site/sections';
import {feedContent} from './content';

type BlogFeed = {
  /** The blog plugin's options; it writes the feed. */
  options: NonNullable<Options['feedOptions']>;
  /** Waits until the blog plugin has read the posts from the built pages, which later steps change. */
  untilRead: Step;
};

/** The feed of the blog. The plugin makes it while our steps run, because the framework runs all last hooks together. */
export function createBlogFeed(): BlogFeed {
  let finish: () => void;
  const read = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    options: {
      type: ['rss', 'atom', 'json'],
      limit: false,
      copyright: identity.copyright,
      ...sections.blog.feed,
      async createFeedItems({defaultCreateFeedItems, ...posts}) {
        const items = await defaultCreateFeedItems(posts);
        finish();
        return items.map((item) => ({
          ...item,
          published: item.date,
          content: feedContent(item.content ?? '', 'body', item.link),
        }));
      },
    },
    async untilRead({plugins}) {
      const posts = contentOf(allContentOf(plugins)).blog?.blogPosts ?? [];
      // Without a post the plugin writes no feed, and reads nothing.
      if (posts.some(({metadata}) => !metadata.unlisted)) {
        await read;
      }
    },
  };
}
