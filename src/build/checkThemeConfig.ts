import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';

type Config = ThemeConfig & {algolia?: unknown};

/** What the framework's theme can be told, but this site cannot: the key, whether it is set, and what to do instead. */
const refused: [key: string, isSet: (config: Config) => boolean, remedy: string][] = [
  [
    'algolia',
    ({algolia}) => algolia !== undefined && existsSync(path.join(__dirname, '../theme/SearchBar')),
    'The search of this site is src/features/search: tune its engine.ts and leave this out, or delete src/theme/SearchBar to replace it.',
  ],
  [
    'prism.theme',
    ({prism: {theme}}) => [theme.plain, theme.styles].some((part) => Object.keys(part).length > 0),
    'src/css/code.css colours code; change it there, and write theme: {plain: {}, styles: []}.',
  ],
  [
    'prism.darkTheme',
    ({prism}) => prism.darkTheme !== undefined,
    'src/css/code.css colours code in both modes; change it there, and leave this out.',
  ],
  [
    'navbar.items',
    ({navbar}) => navbar.items.some(({items, to, href}) => items !== undefined && (to ?? href) !== undefined),
    'A dropdown only opens, because it works without scripts; give its own link as the first of its items.',
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
