import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'postcss';
import customMedia from 'postcss-custom-media';
import {rules as sessionRules} from '../../components/SessionBar/names';
import {rules as signRules} from '../api/signs';

/** Components of the framework that src/css writes itself instead of overriding them, which saves each page 2 kB. */
const rewritten =
  /^(?::where\()?(?:table\b|\.(?:alert|breadcrumbs|button|footer|pagination-nav|table-of-contents|markdown))/;
const rewrittenParts =
  /theme-classic\/lib\/theme\/(?:Admonition\/Layout|CodeBlock\/Container|DocBreadcrumbs.*|DocItem\/Layout|TOC|Tag|TagsListInline)\/styles\.module\.css$/;

/** Leaves them out, and what src/css/framework.css says instead of the framework. */
const withoutRewritten = (mapped: string) => ({
  postcssPlugin: 'without-rewritten',
  Once(sheet: Root) {
    const file = sheet.source?.input.file ?? '';
    sheet.walkDecls(/^--ifm-/, (declaration) => {
      if (file.includes('/infima/') && mapped.includes(`  ${declaration.prop}:`)) {
        declaration.remove();
      }
    });
    // Empty, the rules still give the elements their classes.
    sheet.walkDecls((declaration) => {
      if (rewrittenParts.test(file)) {
        declaration.remove();
      }
    });
    sheet.walkRules((rule) => {
      if (file.includes('/infima/') && rule.selectors.every((selector) => rewritten.test(selector))) {
        rule.remove();
      }
    });
  },
});

/** In front of each of our sheets, because each is read alone. */
const withMedia = (names: string) => ({
  postcssPlugin: 'with-media',
  Once(sheet: Root) {
    if (sheet.toString().includes('(--')) {
      sheet.prepend(names);
    }
  },
});

/** The host, for addresses on paper, and the font of titles, which the bundler would write into each page. */
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

export default function stylesPlugin({siteDir, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'styles',
    async contentLoaded({actions}) {
      await actions.createData('address.css', addressStyles(siteConfig));
      await actions.createData('session.css', sessionRules);
      await actions.createData('signs.css', signRules);
    },
    getClientModules: () =>
      ['address.css', 'session.css', 'signs.css'].map((file) => path.join(generatedFilesDir, 'styles/default', file)),
    configurePostCss({plugins, ...options}) {
      const read = (name: string) => readFileSync(path.join(siteDir, 'src/css', name), 'utf8');
      const ours = [withoutRewritten(read('framework.css')), withMedia(read('media.css')), customMedia()];
      return {...options, plugins: [...ours, ...plugins]};
    },
  };
}
