import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Docs plugin id → its content folder, which is also the path of its pages. */
export const docsFolders = {default: 'wiki', api: 'docs/api', changelog: 'changelog/emlalock'} as const;

export type DocsPlugin = keyof typeof docsFolders;

const prefixOf = (plugin: DocsPlugin) => (plugin === 'default' ? '' : `${plugin}_`);

/** The folder with all cut versions of a docs section. */
export function versionsFolder(plugin: DocsPlugin): string {
  return `${prefixOf(plugin)}versioned_docs`;
}

/** The cut versions, newest first, from the file in which the framework lists them. */
export function cutVersions(plugin: DocsPlugin, siteDir = '.'): string[] {
  const file = path.resolve(siteDir, `${prefixOf(plugin)}versions.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

type VersionOptions = {label?: string; noIndex?: boolean};

/** Only the latest version is offered to search engines and the site search, so that nothing is found twice. */
export function versionOptions(plugin: DocsPlugin, siteDir: string): Record<string, VersionOptions> {
  const [latest, ...older] = cutVersions(plugin, siteDir);
  return {
    current: {label: 'Next', noIndex: latest !== undefined},
    ...Object.fromEntries(older.map((version) => [version, {noIndex: true}])),
  };
}

type Origin = {
  /** The content folder that the version was cut from. */
  folder: string | undefined;
  file: string;
  /** The folder of the version itself. */
  versionFolder: string | undefined;
  /** The path that the pages of the version begin with. */
  base: string | undefined;
};

/** Which version a content file belongs to. */
export function originOf(file: string): Origin {
  for (const plugin of Object.keys(docsFolders) as DocsPlugin[]) {
    const folder = docsFolders[plugin];
    const [latest] = cutVersions(plugin);
    if (file.startsWith(`${folder}/`)) {
      return {folder, file, versionFolder: folder, base: latest === undefined ? `/${folder}` : `/${folder}/next`};
    }
    const [start = '', version, rest = ''] =
      new RegExp(`^${versionsFolder(plugin)}/version-([^/]+)/(?=(.*))`).exec(file) ?? [];
    if (version !== undefined) {
      const base = version === latest ? `/${folder}` : `/${folder}/${version}`;
      return {folder, file: `${folder}/${rest}`, versionFolder: start.slice(0, -1), base};
    }
  }
  return {folder: undefined, file, versionFolder: undefined, base: undefined};
}
