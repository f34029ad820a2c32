import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import components from 'prismjs/components.js';
import {isKnownLanguage} from './languages';

type PrismConfig = ThemeConfig['prism'];

/** `themeConfig.prism`, which the theme completes before the first page is read. */
export let prismConfig: PrismConfig;

/** Stops the build at a language that does not exist. */
function check({additionalLanguages}: PrismConfig): void {
  for (const name of additionalLanguages) {
    // Some are extensions of a language, without a name for code.
    if (!isKnownLanguage(name) && !(name in components.languages)) {
      throw new Error(
        `themeConfig.prism.additionalLanguages: Prism has no language "${name}". Fix the name, or remove it.`,
      );
    }
  }
}

export default function codePlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'code',
    loadContent() {
      prismConfig = (siteConfig.themeConfig as ThemeConfig).prism;
      check(prismConfig);
    },
    configureWebpack: (_, isServer) => ({
      // The highlighter must not be in the scripts of pages.
      resolve: {
        alias: {
          ...(!isServer && {[path.join(__dirname, 'onServer')]: false}),
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js').replace(/\.js$/, '')]: false,
        },
      },
    }),
  };
}
