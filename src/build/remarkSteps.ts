import type {Plugin} from '@docusaurus/types';
import linksFromRoot from './linksFromRoot';

/** Before the framework's own steps, and after those and the owner's. Those for pages leave out files that are only imported. */
type Steps = {first: unknown[]; beforeOnPages: unknown[]; before: unknown[]; after: unknown[]};

/** What is used of the framework's loader and of the bundler. */
type LoaderOptions = {
  beforeDefaultRemarkPlugins?: unknown[];
  remarkPlugins?: unknown[];
  metadataPath?: unknown;
  processors?: unknown;
};
type Loader = {loader?: string; options: LoaderOptions};
type Rule = {include?: string[]; use?: Loader | Loader[]};
type Compiler = {options: {module: {rules: Rule[]}}};

/**
 * Adds steps on Markdown trees to every docs plugin, blog and set of pages, whoever configures it. Only the bundler sees
 * all of them, when each has added its rule.
 */
export function remarkSteps({first, beforeOnPages, before, after}: Steps): () => Plugin {
  // Pages and their HTML have a bundler each, with the same rules.
  const done = new WeakSet<LoaderOptions>();

  function addTo(options: LoaderOptions, roots: string[]): void {
    const ofPages = options.metadataPath ? beforeOnPages : [];
    const own = [...first, [linksFromRoot, {roots}], ...ofPages, ...before];
    options.beforeDefaultRemarkPlugins = [...own, ...(options.beforeDefaultRemarkPlugins ?? [])];
    options.remarkPlugins = [...(options.remarkPlugins ?? []), ...after];
    // These have only the steps of before. The loader makes others where there are none.
    delete options.processors;
    done.add(options);
  }

  function apply({options: {module}}: Compiler): void {
    const loaders = module.rules
      .flatMap(({include = [], use = []}) => [use].flat().map((loader) => ({...loader, roots: include})))
      .filter(({loader}) => loader?.includes('mdx-loader'));
    if (loaders.length === 0) {
      throw new Error(
        'No rule of the bundler has "mdx-loader", so pages would lack our steps: see src/build/remarkSteps.ts.',
      );
    }
    for (const {options, roots} of loaders.filter((one) => !done.has(one.options))) {
      addTo(options, roots);
    }
  }

  return () => ({
    name: 'remark-steps',
    configureWebpack: () => ({plugins: [{apply}]}) as object,
  });
}
