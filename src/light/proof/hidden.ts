// Parts of a site that light pages do not show, or that the layer cannot do without.
import path from 'node:path';

/** What bundlers of both kinds have. */
type Compilation = {fileDependencies: {has: (file: string) => boolean}; errors: {push: (error: Error) => unknown}};
type Compiler = {
  options: {resolve: {alias?: unknown}};
  hooks: {emit: {tap: (name: string, act: (compilation: Compilation) => void) => void}};
};

/** The framework draws the one by script alone. Of the other, the layer only reads the properties. */
const neverShown = ['@theme/BlogSidebar/Mobile', '@theme/TabItem'];

const layer = path.join(__dirname, '../theme') + path.sep;

/** A plugin of the bundler that stops the build at a part that no page shows, or that replaces one of the layer's. */
export const stopAtHidden = {
  apply: ({hooks, options}: Compiler) => {
    const aliases = options.resolve.alias as Record<string, string>;
    const originalOf = (name: string) => aliases[name.replace('@theme/', '@theme-original/')];
    const parts = Object.entries(aliases).filter(
      ([name, file]) => originalOf(name) !== undefined && originalOf(name) !== file,
    );
    // Not for compilations in this one, such as that of the development server's template.
    hooks.emit.tap('light', ({fileDependencies, errors}) => {
      for (const [name, part] of parts) {
        const original = originalOf(name) ?? '';
        const file = path.relative('', part);
        const isHidden = !fileDependencies.has(part) || neverShown.includes(name);
        const sentence = isHidden
          ? `${file} is shown on no page. If the pages that had it are taken out, such as those of a blog, remove this file. If not, the light layer draws the part around it: src/light/README.md says which one you can wrap. If none will do, remove this file`
          : `${file} takes the place of a part of the light layer, whose scripts would find nothing there. Wrap that part, with an import of ${name.replace('@theme/', '@theme-original/')}, or remove this file`;
        if (isHidden || (original.startsWith(layer) && !fileDependencies.has(original))) {
          errors.push(new Error(`${sentence}, or the call of light() in docusaurus.config.ts.`));
        }
      }
    });
  },
};
