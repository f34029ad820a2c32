import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';

type Config = ThemeConfig & {algolia?: unknown};

/** What the framework's theme can be told, but this site cannot: the key, whether it is set, and what to do instead. */
const refused: [key: string, isSet: (config: Config) => boolean, remedy: string][] = [
  [
    'algolia',
    ({algolia}) => algolia !== undefined && existsSync(path.join(__dirname, '../theme/SearchBar')),
    'This has no effect, because the site has its own search. Remove it, or delete src/theme/SearchBar and its row in src/theme/README.md to replace that search.',
  ],
  [
    'navbar.items',
    ({navbar}) => navbar.items.some(({items, to, href}) => items !== undefined && (to ?? href) !== undefined),
    'A dropdown cannot be a link as well, because it opens without scripts. Make the link the first of its items.',
  ],
];

/** Stops the build at a key of the theme's configuration that would be ignored. */
export function checkThemeConfig(config: Config): void {
  for (const [key, isSet, remedy] of refused) {
    if (isSet(config)) {
      throw new Error(`themeConfig.${key}: ${remedy}`);
    }
  }
}
