import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import type {AtRule, Root} from 'postcss';
import {withMedia} from '../../build/withMedia';

/** The parts of the framework's sheet that src/css writes instead of overriding them, so that pages carry one of them. */
export const replaced = [
  /^table\b/,
  /^h[1-3]$/,
  /^\.navbar > \.container/,
  /^\.breadcrumbs/,
  /^\.table-of-contents/,
  /^\.thin-scrollbar/,
  /^\.markdown h1:first-child/,
  /^\.markdown > h[23]/,
  /^\.markdown::?(?:before|after)/,
];

const withoutReplaced = {
  postcssPlugin: 'without-replaced',
  Once(sheet: Root) {
    if (sheet.source?.input.file?.includes('/infima/')) {
      const isReplaced = (selector: string) => replaced.some((pattern) => pattern.test(selector));
      sheet.walkRules((rule) => {
        const isForPrint = (rule.parent as AtRule).params === 'print';
        if (isForPrint || rule.selectors.every(isReplaced)) {
          rule.remove();
        }
      });
      // They would take no time, see framework.css.
      sheet.walkDecls(/^transition/, (declaration) => {
        declaration.remove();
      });
    }
  },
};

/**
 * The host, for addresses on paper, and the font of titles, see src/css/fonts.md. The bundler would write a font of this
 * size into each page. A page never waits for it, and shows it only if it is there at once.
 */
function addressStyles({url, baseUrl}: DocusaurusConfig): string {
  return `:root {
  --site-host: ${JSON.stringify(new URL(url).host)};
}

@font-face {
  font-family: 'Hyperlegible Next';
  src: /* webpackIgnore: true */ url('${baseUrl}assets/fonts/atkinson-hyperlegible-next-800.7aa3fc00.woff2') format('woff2');
  font-weight: 800;
  font-display: optional;
}`;
}

export default function stylesPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'styles',
    // What depends on where the site is.
    async contentLoaded({actions}) {
      await actions.createData('address.css', addressStyles(siteConfig));
    },
    getClientModules: () => [path.join(generatedFilesDir, 'styles/default/address.css')],
    configurePostCss: ({plugins, ...options}) => ({...options, plugins: [withoutReplaced, withMedia, ...plugins]}),
  };
}
