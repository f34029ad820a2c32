import type {Plugin} from '@docusaurus/types';
import type {AtRule, Root} from 'postcss';

/** The parts of the framework's sheet that src/css writes instead of overriding them, so that pages carry one of them. */
const replaced =
  /^table\b|^h[1-3]$|^\.(?:navbar > \.container|breadcrumbs|table-of-contents|thin-scrollbar|markdown(?: h1:first-child| > h[23]|::?(?:before|after)))/;

const withoutReplaced = {
  postcssPlugin: 'without-replaced',
  Once(sheet: Root) {
    if (sheet.source?.input.file?.includes('/infima/')) {
      sheet.walkRules((rule) => {
        const isForPrint = (rule.parent as AtRule).params === 'print';
        if (isForPrint || rule.selectors.every((selector) => replaced.test(selector))) {
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

export default function stylesPlugin(): Plugin {
  return {
    name: 'styles',
    configurePostCss: ({plugins, ...options}) => ({...options, plugins: [withoutReplaced, ...plugins]}),
  };
}
