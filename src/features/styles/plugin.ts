import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AtRule, Root} from 'postcss';
import {withMedia} from '../../build/withMedia';

/** The parts of the framework's sheet that src/css writes instead of overriding them, so that pages carry one of them. */
const replaced = [
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

export const withoutReplaced = {
  postcssPlugin: 'without-replaced',
  Once(sheet: Root) {
    if (sheet.source?.input.file?.includes('/infima/')) {
      const found = new Set<RegExp>();
      const isReplaced = (selector: string) => {
        const pattern = replaced.find((one) => one.test(selector));
        return pattern !== undefined && found.add(pattern);
      };
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
      const [missing] = replaced.filter((pattern) => !found.has(pattern));
      if (missing) {
        throw new Error(
          `Infima no longer has a rule for ${String(missing)}, which src/css replaces. Compare src/features/styles/plugin.ts with its new style sheet.`,
        );
      }
    }
  },
};

export default function stylesPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'styles',
    // For addresses on paper.
    async contentLoaded({actions}) {
      await actions.createData('host.css', `:root {--site-host: ${JSON.stringify(new URL(siteConfig.url).host)}}`);
    },
    getClientModules: () => [path.join(generatedFilesDir, 'styles/default/host.css')],
    configurePostCss: ({plugins, ...options}) => ({...options, plugins: [withoutReplaced, withMedia, ...plugins]}),
  };
}
