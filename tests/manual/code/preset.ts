import type {LoadContext, PluginOptions, Preset} from '@docusaurus/types';

/** A preset of an owner, with docs and a blog. */
export default function preset(_: LoadContext, {docs, blog}: Record<'docs' | 'blog', PluginOptions>): Preset {
  return {
    plugins: [
      ['@docusaurus/plugin-content-docs', docs],
      ['@docusaurus/plugin-content-blog', blog],
    ],
  };
}
