import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {hasPages} from '../site/hasPages';

/** Gives the links of the announcement the addresses that they have in this build. The framework takes its HTML as it is. */
export default function announcementLinks({siteConfig}: LoadContext): Plugin {
  const {baseUrl} = siteConfig;
  const addressOf = (path: string) =>
    hasPages(siteConfig) ? applyTrailingSlash(baseUrl + path.slice(1), siteConfig) : `${baseUrl}#${path}`;
  return {
    name: 'announcement-links',
    translateThemeConfig({themeConfig}) {
      const {announcementBar: bar} = themeConfig as ThemeConfig;
      return {announcementBar: bar && {...bar, content: bar.content.replace(/(?<=href=")\/[^"]*/g, addressOf)}};
    },
  };
}
