import type {DocusaurusConfig} from '@docusaurus/types';

type BlogOptions = {id?: string; blog?: BlogOptions; feedOptions?: {type?: string | string[] | null}};

/**
 * Whether the framework writes an RSS feed for a blog, as it does unless the configuration says otherwise. Plugins
 * cannot see the options of each other, so this reads them as an owner wrote them.
 */
export function hasRss(blog: string, {plugins, presets}: Pick<DocusaurusConfig, 'plugins' | 'presets'>): boolean {
  const options = [...plugins, ...presets]
    .map((entry) => (Array.isArray(entry) ? (entry[1] as BlogOptions) : {}))
    .flatMap((own) => [own, own.blog ?? {}])
    .find(({id, feedOptions}) => id === blog && feedOptions);
  const {type = 'rss'} = options?.feedOptions ?? {};
  return ['rss', 'all'].some((one) => [type].flat().includes(one));
}
