import {sectionOfPlugin, sections} from '../site/sections';
import {versionsFolder} from './docsVersions';

/** Where the framework looks for translated content; docs are grouped by plugin and version. */
const translated =
  /^i18n\/[^/]+\/docusaurus-plugin-content-(?:(?<kind>blog|pages)|docs(?:-(?<plugin>[^/]+))?\/(?<version>[^/]+))\/(?<rest>.+)$/;

/** The file that a content file translates, or the file itself. The same rules apply to both. */
export function originalOf(file: string): string {
  const {kind, plugin = 'default', version = '', rest = ''} = translated.exec(file)?.groups ?? {};
  const section = sectionOfPlugin(plugin);
  if (rest === '' || section === undefined) {
    return file;
  }
  if (kind !== undefined) {
    return `${kind === 'pages' ? 'src/pages' : kind}/${rest}`;
  }
  return version === 'current' ? `${sections[section].path}/${rest}` : `${versionsFolder(section)}/${version}/${rest}`;
}

/** The address that the framework gives a content file. */
export function addressOfContent(file: string): string {
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}
