// A made-up language: what an author has written and what is translated stands in brackets, so that a text of the
// interface that was forgotten is seen.
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, ParseFrontMatter, PluginConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

const isMadeUp = () => process.env.DOCUSAURUS_CURRENT_LOCALE === 'de';

const bracketed = (text: string) => (isMadeUp() && /\p{L}/u.test(text) && !/[⟦⟧]/.test(text) ? `⟦${text}⟧` : text);

/** The attributes of components in pages that readers see. */
const seen = ['alt', 'aria-label', 'definition', 'label', 'term', 'title'];

/** A step on pages, after those that fill them. */
export function inBrackets(): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'text') {
        node.value = bracketed(node.value);
      }
      const isComponent = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      for (const one of isComponent ? node.attributes : []) {
        if (one.type === 'mdxJsxAttribute' && typeof one.value === 'string' && seen.includes(one.name)) {
          one.value = bracketed(one.value);
        }
      }
    });
  };
}

const withStep = (options: unknown): object => {
  const {remarkPlugins = [], ...others} = options as {remarkPlugins?: unknown[]};
  return {...others, remarkPlugins: [...remarkPlugins, inBrackets]};
};

/** A site whose pages are in the made-up language where that is built. */
export function withBrackets(config: Config): Config {
  const [[classic, preset], ...otherPresets] = config.presets as [[string, PresetOptions], ...string[]];
  const own = {docs: withStep(preset.docs), blog: withStep(preset.blog), pages: withStep(preset.pages)};
  const {parseFrontMatter: parse} = config.markdown as {parseFrontMatter: ParseFrontMatter};
  return {
    ...config,
    presets: [[classic, {...preset, ...own}], ...otherPresets],
    plugins: (config.plugins as PluginConfig[]).map((plugin) =>
      Array.isArray(plugin) && plugin[0] === 'content-docs' ? [plugin[0], withStep(plugin[1])] : plugin,
    ),
    markdown: {
      ...config.markdown,
      async parseFrontMatter(params) {
        const {frontMatter, content} = await parse(params);
        for (const key of ['title', 'description', 'sidebar_label'].filter((one) => one in frontMatter)) {
          frontMatter[key] = bracketed(String(frontMatter[key]));
        }
        return {frontMatter, content};
      },
    },
  };
}
