import {logger} from '@docusaurus/logger';
import type {Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {themeConfig} from '../site/themeConfig';

// Languages of Prism add themselves to a global highlighter, as in the theme.
Object.assign(globalThis, {Prism});
for (const language of themeConfig.prism.additionalLanguages) {
  require(`prismjs/components/prism-${language}.js`);
}

/** Warns of code in a language that the highlighter does not know. Readers see it without colours. */
export default function checkLanguages(): Transformer<Root> {
  return (tree, file: VFile) => {
    visit(tree, 'code', ({lang, position}) => {
      if (lang && typeof Prism.languages[lang.toLowerCase()] !== 'object') {
        const reason = `The highlighter does not know the language "${lang}", so the code has no colours. Fix the name, write "text", or add the language to prism.additionalLanguages in src/site/themeConfig.ts.`;
        logger.warn(String(file.message(reason, position)));
      }
    });
  };
}
