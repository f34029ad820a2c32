import {bundle} from '../../build/bundle';
import type {Messages} from '../../build/messages/read';
import type {Settings} from '../inline/settings';
import {replaceIn, rootElement, type PageTransform} from '../../build/transformPages';

/** What a part may know of the site when it is bundled. Below the development server there is no build. */
export type ScriptSite = {
  siteDir: string;
  baseUrl: string;
  siteStorage: {type: Settings['storage']; namespace: string};
  /** Its texts in the language of the build. */
  codeTranslations: Messages;
  outDir?: string;
};

/** A module that runs in every page before its content, with the constants that are written into it. */
export type ScriptPart = {
  entry: string;
  constants?: (site: ScriptSite) => Record<string, unknown>;
};

/** The script of every page, the same in all of them so that a strict policy needs one hash for it. */
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

/** Puts the script before the page's content, behind the theme's own, which it corrects. */
export function insertPageScript(parts: ScriptPart[]): PageTransform {
  return async (site) => {
    const script = `<script>${await bundlePageScript(parts, site)}</script>`;
    return (page) => replaceIn(page, rootElement, () => script);
  };
}
