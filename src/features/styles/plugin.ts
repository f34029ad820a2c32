import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import type {AtRule, Root} from 'postcss';
import {withMedia} from '../../build/withMedia';

/** The parts of the framework's sheets that src/css writes instead of overriding them, so that pages carry one of them. */
export const replaced = [
  /^table\b/,
  /^h[1-3]$/,
  /^\.container(?!-)/,
  /^\.navbar > \.container/,
  /^\.navbar__link(?! svg)/,
  /^\.alert/,
  /^(?::where\()?\.button(?!-group|--block)/,
  /^(?:area)?\.breadcrumbs/,
  /^\.footer/,
  /^\.menu__link(?!--sublist)/,
  /^\.pagination-nav/,
  /^\.table-of-contents/,
  /^\.thin-scrollbar/,
  /^\.markdown h1:first-child/,
  /^\.markdown > h[23]/,
  /^\.markdown::?(?:before|after)/,
];

/** Parts of the theme whose whole sheet is replaced. */
export const replacedParts = [
  'Admonition/Layout',
  'CodeBlock/Container',
  'DocBreadcrumbs',
  'DocBreadcrumbs/Items/Home',
  'DocItem/Layout',
  'TOC',
  'Tag',
  'TagsListInline',
].map((part) => `theme-classic/lib/theme/${part}/styles.module.css`);

const withoutReplaced = {
  postcssPlugin: 'without-replaced',
  Once(sheet: Root) {
    const file = sheet.source?.input.file ?? '';
    // Empty, the rules still give the elements their classes.
    if (replacedParts.some((part) => file.endsWith(part))) {
      sheet.walkDecls((declaration) => {
        declaration.remove();
      });
    }
    if (file.includes('/infima/')) {
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

/** The mark of the site as a mask, which needs its shape alone. As text it is packed well; the bundler would encode it. */
function markOf(siteDir: string): string {
  const picture = readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
  const shape = picture.replace(/<style>.*<\/style>| fill="[^"]*"|\n */g, '');
  return shape.replaceAll('"', "'");
}

/**
 * The host, for addresses on paper, the mark, and the font of titles, see src/css/fonts.md. The bundler would write a font
 * of this size into each page. A page never waits for it, and shows it only if it is there at once.
 */
function addressStyles({url, baseUrl}: DocusaurusConfig, siteDir: string): string {
  return `:root {
  --site-host: ${JSON.stringify(new URL(url).host)};
  --site-mark: /* webpackIgnore: true */ url("data:image/svg+xml,${markOf(siteDir)}");
}

@font-face {
  font-family: 'Hyperlegible Next';
  src: /* webpackIgnore: true */ url('${baseUrl}assets/fonts/atkinson-hyperlegible-next-800.7aa3fc00.woff2') format('woff2');
  font-weight: 800;
  font-display: optional;
}`;
}

export default function stylesPlugin({siteDir, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'styles',
    // What depends on where the site is.
    async contentLoaded({actions}) {
      await actions.createData('address.css', addressStyles(siteConfig, siteDir));
    },
    getClientModules: () => [path.join(generatedFilesDir, 'styles/default/address.css')],
    configurePostCss: ({plugins, ...options}) => ({...options, plugins: [withoutReplaced, withMedia, ...plugins]}),
  };
}
