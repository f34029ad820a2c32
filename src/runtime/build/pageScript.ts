import {buildSync} from 'esbuild';
import {bundled} from '../../build/bundle';
import type {Settings} from '../inline/settings';
import {replaceIn, rootElement, type PageTransform} from '../../build/transformPages';

/** What a part may know of the site when it is bundled. Below the development server there is no build. */
export type ScriptSite = {
  siteDir: string;
  baseUrl: string;
  siteStorage: {type: Settings['storage']; namespace: string};
  outDir?: string;
};

/** A module that runs in every page before its content, with the constants that are written into it. */
export type ScriptPart = {
  entry: string;
  constants?: (site: ScriptSite) => Record<string, unknown>;
};

/** The script of every page, the same in all of them so that a strict policy needs one hash for it. */
export function bundlePageScript(parts: ScriptPart[], site: ScriptSite): string {
  const constants = Object.assign({}, ...parts.map((part) => part.constants?.(site))) as Record<string, unknown>;
  const {outputFiles} = buildSync({
    ...bundled,
    stdin: {contents: parts.map(({entry}) => `import './${entry}';`).join('\n'), resolveDir: site.siteDir},
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}

/** Puts the script before the page's content, behind the theme's own, which it corrects. */
export function insertPageScript(parts: ScriptPart[]): PageTransform {
  return ({siteDir, baseUrl, siteStorage, outDir}) => {
    const script = `<script>${bundlePageScript(parts, {siteDir, baseUrl, siteStorage, outDir})}</script>`;
    return (page) => replaceIn(page, rootElement, () => script);
  };
}
