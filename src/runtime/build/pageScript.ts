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

/** A module that runs in every page before the content, with constants that are defined at build time. */
export type ScriptPart = {
  entry: string;
  constants?: (site: ScriptSite) => Record<string, unknown>;
};

/** The script of every page. It is the same on all of them, so that a strict policy needs only one hash. */
export async function bundlePageScript(parts: ScriptPart[], site: ScriptSite): Promise<string> {
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

/** Inserts the script before the page's content and after the theme's script, which it corrects. */
export function insertPageScript(parts: ScriptPart[]): PageTransform {
  return async (site) => {
    const script = `<script>${await bundlePageScript(parts, site)}</script>`;
    return (page) => replaceIn(page, rootElement, () => script);
  };
}
