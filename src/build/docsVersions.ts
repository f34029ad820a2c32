import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The plugin of a docs section → the folder of its content, which is the path of its pages too. */
export const docsFolders = {default: 'wiki', api: 'docs/api', changelog: 'changelog/emlalock'} as const;

export type DocsPlugin = keyof typeof docsFolders;

const prefixOf = (plugin: DocsPlugin) => (plugin === 'default' ? '' : `${plugin}_`);

/** The folder of all cut versions of a docs section. */
export function versionsFolder(plugin: DocsPlugin): string {
  return `${prefixOf(plugin)}versioned_docs`;
}

/** The versions that were cut, newest first. The framework keeps them in a file of its own. */
export function cutVersions(plugin: DocsPlugin, siteDir = '.'): string[] {
  const file = path.resolve(siteDir, `${prefixOf(plugin)}versions.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

type VersionOptions = {label?: string; noIndex?: boolean};

/** Search engines and the search of the site get the latest version alone, so that nothing is found twice. */
export function versionOptions(plugin: DocsPlugin, siteDir: string): Record<string, VersionOptions> {
  const [latest, ...older] = cutVersions(plugin, siteDir);
  return {
    current: {label: 'Next', noIndex: latest !== undefined},
    ...Object.fromEntries(older.map((version) => [version, {noIndex: true}])),
  };
}

type Origin = {
  /** The folder from which the version was cut, and in which the file would be if it were not. */
  folder: string | undefined;
  file: string;
  /** The folder of the version itself. */
  versionFolder: string | undefined;
  /** The path of the pages of the version. */
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
