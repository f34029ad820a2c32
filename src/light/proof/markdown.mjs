// A step of the bundler on compiled Markdown: a page that imports from a folder that is not HTML is of the framework.
import path from 'node:path';
import {build} from 'esbuild';

/** What Markdown becomes, and parts of the framework that are HTML without React. */
const known = [
  ...['react/jsx-runtime', '@mdx-js/react'],
  ...['Head', 'Link', 'Translate', 'useBaseUrl'].map((name) => `@docusaurus/${name}`),
  ...['Admonition', 'CodeBlock', 'DocCard', 'DocCardList', 'Heading', 'TabItem', 'ThemedImage', 'TOCInline'].map(
    (name) => `@theme/${name}`,
  ),
];

/** @typedef {{folders: string[], packages: string[], isServer: boolean}} Options */

/** The modules that a program imports or requires. @param {string} contents @returns {Promise<string[]>} */
async function importsOf(contents) {
  /** @type {string[]} */
  const found = [];
  /** @type {import('esbuild').Plugin} */
  const note = {
    name: 'note',
    setup: (bundler) => {
      bundler.onResolve({filter: /./, namespace: ''}, ({path: module, kind}) => {
        if (kind !== 'entry-point') {
          found.push(module);
        }
        return {path: module, external: true};
      });
    },
  };
  await build({stdin: {contents}, bundle: true, write: false, format: 'esm', logLevel: 'silent', plugins: [note]});
  return found;
}

/** @param {string} file @param {string[]} folders */
const isIn = (file, folders) => folders.some((folder) => !path.relative(folder, file).startsWith('..'));

/** @param {string} module @param {string[]} packages */
const isOf = (module, packages) => packages.some((name) => `${module}/`.startsWith(`${name}/`));

/** How the component of a page begins. Markdown that a site loads as text has none. */
const component = 'function MDXContent(';

/** @this {import('webpack').LoaderContext<Options>} @param {string} source */
export default async function markdown(source) {
  if (!source.includes(`export default ${component}`)) {
    return source;
  }
  const {folders, packages, isServer} = this.getOptions();
  const resolve = this.getResolve();
  for (const module of await importsOf(source)) {
    // What a loader makes of a file, such as its address, is no code.
    if (!module.includes('!') && !isOf(module, [...known, ...packages])) {
      const file = await resolve(this.context, module);
      if (typeof file === 'string' && /\.[cm]?[jt]sx?$/.test(file) && !isIn(file, folders)) {
        return withReason(source, `it imports ${module}`, isServer);
      }
    }
  }
  return source;
}

/**
 * The body says it while it is rendered, where the template takes it out. In the browser nothing is in its place.
 * @param {string} source @param {string} reason @param {boolean} isServer
 */
function withReason(source, reason, isServer) {
  const mark = `_createElement('light-mark', {key: 'mark', 'data-light-needs': ${JSON.stringify(reason)}})`;
  return `import {createElement as _createElement} from 'react';
${source.replace(`export default ${component}`, component)}
export default (props) => [${isServer ? mark : 'null'}, _createElement(MDXContent, {...props, key: 'content'})];`;
}
