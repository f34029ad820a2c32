import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const resolveFrom = createRequire(__filename).resolve;

/** What the framework and its classic preset bring works without React, or as far as the pages of this site need it. */
const frameworkParts = ['@docusaurus/core/lib/client/exports', '@docusaurus/theme-classic/lib/theme'];
const frameworkPackages = ['@docusaurus/theme-common', '@docusaurus/theme-classic', '@docusaurus/core', '@generated'];

/** The endings of modules that are code. Data, styles, pictures and Markdown are not. */
const code = /\.[cm]?[jt]sx?$/;

function isResolved(request: string): boolean {
  try {
    return resolveFrom(request) !== '';
  } catch {
    return false;
  }
}

/** The file of a module, which imports name without its ending, or with the name of its folder. */
function fileOf(module: string): string | undefined {
  const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];
  return endings.map((ending) => module + ending).find((file) => code.test(file) && existsSync(file));
}

/** Whether the comment at the top of a file ends in "Static.": what it brings does its work without React. */
export function isStatic(file: string): boolean {
  return /^(?:\/\/.*\n)*?\/\/.* Static\.\r?\n/.test(readFileSync(file, 'utf8'));
}

/**
 * Whether a module that a page imports is code that may need React in the browser. When in doubt, it does: a package,
 * or a file that does not say otherwise.
 */
export function needsReact(request: string, importer: string, siteDir: string): boolean {
  if (request.includes('!')) {
    return false;
  }
  if (/^(?:@site\/|\.{1,2}\/|\/)/.test(request)) {
    const module = request.replace(/^@site/, siteDir);
    const file = fileOf(path.resolve(path.dirname(importer), module));
    return file !== undefined && !isStatic(file);
  }
  const [, alias, part = ''] = /^@(theme|docusaurus)(?:-\w+)?\/(.+)$/.exec(request) ?? [];
  if (frameworkPackages.some((name) => request === name || request.startsWith(`${name}/`))) {
    return false;
  }
  if (alias && frameworkParts.some((folder) => isResolved(`${folder}/${part}`))) {
    return false;
  }
  return path.extname(request) === '' || code.test(request);
}
