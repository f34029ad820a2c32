import type {DocusaurusConfig} from '@docusaurus/types';
import {feedIds, ownBlog, type FeedId} from '../../site/sections';

type BlogOptions = {id?: string; blog?: BlogOptions; feedOptions?: {type?: string | string[] | null}};

type Config = Pick<DocusaurusConfig, 'plugins' | 'presets'>;

/**
 * The feeds that the framework writes for a blog, as it does unless the configuration says otherwise. Plugins cannot see
 * the options of each other, so this reads them as an owner wrote them.
 */
function feedsOf(blog: string, {plugins, presets}: Config): (string | null)[] {
  const options = [...plugins, ...presets]
    .map((entry) => (Array.isArray(entry) ? (entry[1] as BlogOptions) : {}))
    .flatMap((own) => [own, own.blog ?? {}])
    .find(({id = ownBlog, feedOptions}) => id === blog && feedOptions);
  const {type = 'rss'} = options?.feedOptions ?? {};
  return [type].flat();
}

export function hasRss(blog: string, config: Config): boolean {
  return ['rss', 'all'].some((type) => feedsOf(blog, config).includes(type));
}

/** The sections whose feeds are ours: the blog's is the framework's if its options say so. */
export function ownFeeds(config: Config): FeedId[] {
  return feedIds.filter((id) => id !== 'blog' || feedsOf(ownBlog, config).includes(null));
}
