// Finds the framework files behind a theme component, a module or an exported name.
import {existsSync, readdirSync, statSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import ts from 'typescript';

/** @typedef {import('./uses.mjs').Reference} Reference */

const packages = 'node_modules/@docusaurus';

/** A path that begins with `@docusaurus/` is in node_modules. @param {string} root @param {string} path */
export function fileOf(root, path) {
  return join(root, 'node_modules', path);
}

/** @param {string} root @param {string} path */
function isFile(root, path) {
  return existsSync(fileOf(root, path)) && statSync(fileOf(root, path)).isFile();
}

/** The theme first, then other packages with theme components, then the core's fallbacks. @param {string} root */
function themeFolders(root) {
  const others = readdirSync(join(root, packages)).filter((name) => name !== 'theme-classic');
  return [
    ...['theme-classic', ...others].map((name) => `@docusaurus/${name}/lib/theme`),
    '@docusaurus/core/lib/client/theme-fallback',
  ];
}

/**
 * A component and its CSS module; none if upstream has no such component.
 * @param {string} root @param {string} component
 */
export function filesOfComponent(root, component) {
  const main = themeFolders(root)
    .flatMap((folder) => [`${folder}/${component}/index.js`, `${folder}/${component}.js`])
    .find((path) => isFile(root, path));
  return main === undefined
    ? []
    : [main, ...(main.endsWith('/index.js') ? [main.replace(/index\.js$/, 'styles.module.css')] : [])].filter((path) =>
        isFile(root, path),
      );
}

/** @type {ts.CompilerOptions} */
const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  jsx: ts.JsxEmit.Preserve,
  maxNodeModuleJsDepth: 0,
  noLib: true,
  preserveSymlinks: true,
  types: [],
};

/**
 * The file that TypeScript resolves a module to, if there is one.
 * @param {string} root @param {string} module
 */
function declarationsOf(root, module) {
  return ts.resolveModuleName(module, join(root, 'docusaurus.config.ts'), options, ts.sys).resolvedModule
    ?.resolvedFileName;
}

/** @param {string} root @param {string} file */
function pathIn(root, file) {
  return relative(join(root, 'node_modules'), file).split(sep).join('/');
}

/**
 * Type declarations and their code, or only the code if there are no declarations.
 * @param {string} root @param {string} path
 */
function withCode(root, path) {
  return [path, path.replace(/\.d\.(m|c)?ts$/, '.$1js')].filter(
    (file, index, all) => all.indexOf(file) === index && isFile(root, file),
  );
}

/** The file at a path. A folder only needs to exist. @param {string} root @param {string} module */
function filesAtPath(root, module) {
  const path = module.replace(/^.*?node_modules\//, '');
  const file = [path, `${path}.js`, `${path}/index.js`].find((name) => isFile(root, name));
  return file === undefined ? (existsSync(fileOf(root, path)) ? [] : undefined) : [file];
}

/**
 * The files that declare the references, through all re-exports. Undefined if upstream has no such module or name.
 * @param {string} root @param {Reference[]} references
 * @returns {{reference: Reference, name?: string, files: string[] | undefined}[]}
 */
export function filesOfReferences(root, references) {
  const barrels = references.flatMap(({module}) => declarationsOf(root, module) ?? []);
  const program = ts.createProgram([...new Set(barrels)], options);
  const checker = program.getTypeChecker();

  /** @param {string} module @param {string} name */
  const declaring = (module, name) => {
    const source = program.getSourceFile(declarationsOf(root, module) ?? '');
    const barrel = source && checker.getSymbolAtLocation(source);
    const symbol = barrel && checker.getExportsOfModule(barrel).find((one) => one.name === name);
    const original = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const file = original?.declarations?.[0]?.getSourceFile().fileName;
    return file === undefined ? undefined : withCode(root, pathIn(root, file));
  };

  return references.flatMap((reference) => {
    const {module, names} = reference;
    if (module.includes('node_modules/') || isFile(root, module)) {
      return [{reference, files: filesAtPath(root, module)}];
    }
    if (names.length === 0) {
      const file = declarationsOf(root, module);
      return [{reference, files: file === undefined ? undefined : withCode(root, pathIn(root, file))}];
    }
    return names.map((name) => ({reference, name, files: declaring(module, name)}));
  });
}
