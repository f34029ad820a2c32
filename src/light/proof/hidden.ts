// Parts of a site that no page shows, because a part of the layer stands for what would show them.
import path from 'node:path';

/** What bundlers of both kinds have. */
type Compilation = {fileDependencies: {has: (file: string) => boolean}; errors: {push: (error: Error) => unknown}};
type Compiler = {
  options: {resolve: {alias?: unknown}};
  hooks: {emit: {tap: (name: string, act: (compilation: Compilation) => void) => void}};
};

/** A plugin of the bundler. Stops the build at a part of the framework's that the site replaces, and nothing imports. */
export const stopAtHidden = {
  apply: ({hooks, options}: Compiler) => {
    const aliases = options.resolve.alias as Record<string, string>;
    const parts = Object.entries(aliases).filter(([name, file]) => {
      const original = aliases[name.replace('@theme/', '@theme-original/')];
      return original !== undefined && original !== file;
    });
    // Not for compilations in this one, such as that of the development server's template.
    hooks.emit.tap('light', ({fileDependencies, errors}) => {
      for (const [, file] of parts.filter(([, part]) => !fileDependencies.has(part))) {
        errors.push(
          new Error(
            `${path.relative('', file)} is shown on no page, because nothing imports it. The light layer may have its own version of the part that would: src/light/README.md says which one you can wrap. Otherwise remove this file, or the call of light() in docusaurus.config.ts.`,
          ),
        );
      }
    });
  },
};
