// Finds where the site uses private parts of the framework: swizzles, modules referenced by path, private imports.
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import ts from 'typescript';

/**
 * `change` is the difference that its first comment states.
 * @typedef {{component: string, isEjected: boolean, file: string, change: string}} Swizzle
 */
/**
 * A module and the names imported from it, or no names for the whole module.
 * @typedef {{module: string, names: string[], file: string}} Reference
 */

const header = /^\/\/ (?<how>Ejected from|Wraps) (?<component>[\w/]+)(?: @\S+)?[.:] (?:Change: )?(?<change>[^]*)$/;

/** A path into a package, a private folder or barrel, or the package that is private as a whole. */
const privateModule =
  /^(?:\.{0,2}\/)*node_modules\/@docusaurus\/|^@docusaurus\/(?:bundler(?:\/|$)|[\w-]+\/(?:lib|src|internal)(?:\/|$))/;

/** @param {string} root @param {string} folder */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .sort();
}

/** The comment at the top of a file as one line. @param {string} source */
function firstComment(source) {
  const [lines = ''] = /^(?:\/\/.*\n)*/.exec(source) ?? [];
  return lines.trim().replace(/\n\/\/ ?/g, ' ');
}

/** @param {string} root @returns {Swizzle[]} */
export function findSwizzles(root) {
  return filesIn(root, 'src/theme')
    .filter((file) => /\.[jt]sx?$/.test(file))
    .flatMap((file) => {
      const {
        how,
        component = '',
        change = '',
      } = header.exec(firstComment(readFileSync(join(root, file), 'utf8')))?.groups ?? {};
      return how === undefined ? [] : [{component, isEjected: how === 'Ejected from', file, change}];
    });
}

/** The names in an import or export; none for the whole module. @param {ts.Node} node @returns {string[]} */
function namesIn(node) {
  if (ts.isExportDeclaration(node)) {
    return node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements.map(nameOf) : [];
  }
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  const named = clause?.namedBindings;
  return [
    ...(clause?.name ? ['default'] : []),
    ...(named && ts.isNamedImports(named) ? named.elements.map(nameOf) : []),
  ];
}

/** @param {ts.ImportSpecifier | ts.ExportSpecifier} specifier */
function nameOf({propertyName, name}) {
  return (propertyName ?? name).text;
}

/** @param {string} root @returns {Reference[]} */
export function findReferences(root) {
  const sources = filesIn(root, 'src').filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return [...sources, 'docusaurus.config.ts']
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      /** @type {Reference[]} */
      const found = [];
      /** @param {ts.Node} node */
      const visit = (node) => {
        if (ts.isStringLiteralLike(node) && privateModule.test(node.text)) {
          found.push({module: node.text, names: namesIn(node.parent), file});
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
      return found;
    });
}
