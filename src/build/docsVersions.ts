import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsSectionIds, sections, type DocsSectionId} from '../site/sections';

/** The framework names the files of its first docs plugin without prefix. */
function prefixOf(section: DocsSectionId): string {
  const plugin = sections[section].docsPlugin;
  return plugin === 'default' ? '' : `${plugin}_`;
}

/** The folder with all cut versions of a docs section. */
export function versionsFolder(section: DocsSectionId): string {
  return `${prefixOf(section)}versioned_docs`;
}

/** The cut versions, newest first, from the file in which the framework lists them. */
export function cutVersions(section: DocsSectionId, siteDir = '.'): string[] {
  const file = path.resolve(siteDir, `${prefixOf(section)}versions.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

type VersionOptions = {label?: string; noIndex?: boolean};

/** Only the latest version is offered to search engines and the site search, so that nothing is found twice. */
export function versionOptions(section: DocsSectionId, siteDir: string): Record<string, VersionOptions> {
  const [latest, ...older] = cutVersions(section, siteDir);
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
  for (const section of docsSectionIds) {
    const folder = sections[section].path;
    const [latest] = cutVersions(section);
    if (file.startsWith(`${folder}/`)) {
      return {folder, file, versionFolder: folder, base: latest === undefined ? `/${folder}` : `/${folder}/next`};
    }
    const [start = '', version, rest = ''] =
      new RegExp(`^${versionsFolder(section)}/version-([^/]+)/(?=(.*))`).exec(file) ?? [];
    if (version !== undefined) {
      const base = version === latest ? `/${folder}` : `/${folder}/${version}`;
      return {folder, file: `${folder}/${rest}`, versionFolder: start.slice(0, -1), base};
    }
  }
  return {folder: undefined, file, versionFolder: undefined, base: undefined};
}
