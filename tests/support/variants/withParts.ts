import type {Config} from '@docusaurus/types';

/** The site with the page of the manual that has each moving part once. */
export function withParts(config: Config): Config {
  const pages = {id: 'manual', path: 'tests/manual/pages', routeBasePath: 'manual-pages', include: ['parts.mdx']};
  return {...config, plugins: [['content-pages', pages], ...(config.plugins ?? [])]};
}
