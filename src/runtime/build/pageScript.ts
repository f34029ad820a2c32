import {bundle} from '../../build/bundle';
import type {Messages} from '../../build/messages/read';
import type {Settings} from '../inline/settings';
import {replaceIn, rootElement, type PageTransform} from '../../build/transformPages';

/** What a part needs to know about the site when it is bundled. In development there is no `outDir`. */
export type ScriptSite = {
  siteDir: string;
  baseUrl: string;
  siteStorage: {type: Settings['storage']; namespace: string};
  /** Its texts in the language of the build. */
  codeTranslations: Messages;
  outDir?: string;
};

/** A module that runs in every page, with constants that are defined at build time. */
export type ScriptPart = {
  entry: string;
  /** Whether it changes what is painted first. The other parts may run later. */
  isBeforePaint?: true;
  constants?: (site: ScriptSite) => Record<string, unknown>;
};

async function bundleParts(parts: ScriptPart[], site: ScriptSite): Promise<string> {
  const constants = Object.assign({}, ...parts.map((part) => part.constants?.(site))) as Record<string, unknown>;
  const outputFiles = await bundle(
    {
      stdin: {contents: parts.map(({entry}) => `import './${entry}';`).join('\n'), resolveDir: site.siteDir},
      define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    site.codeTranslations,
  );
  return outputFiles.map(({text}) => text.trim()).join('');
}

/**
 * The scripts of every page: what runs before the first paint, and the page script. They are the same on all pages, so that
 * a strict policy needs only two hashes.
 */
export function bundlePageScripts(parts: ScriptPart[], site: ScriptSite): Promise<string[]> {
  const early = parts.filter(({isBeforePaint}) => isBeforePaint);
  const others = parts.filter(({isBeforePaint}) => !isBeforePaint);
  return Promise.all([bundleParts(early, site), bundleParts(others, site)]);
}

/** Inserts the scripts before the page's content and after the theme's script. */
export function insertPageScripts(parts: ScriptPart[]): PageTransform {
  return async (site) => {
    const scripts = await bundlePageScripts(parts, site);
    const elements = scripts.map((script) => `<script>${script}</script>`).join('');
    return (page) => replaceIn(page, rootElement, () => elements);
  };
}
