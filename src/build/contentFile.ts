import {isKeyOf} from '../site/isKeyOf';
import {docsFolders, versionsFolder} from './docsVersions';

/** Where the framework looks for translated content: docs by their plugin and version. */
const translated =
  /^i18n\/[^/]+\/docusaurus-plugin-content-(?:(?<kind>blog|pages)|docs(?:-(?<plugin>[^/]+))?\/(?<version>[^/]+))\/(?<rest>.+)$/;

/** The content file that a translated one stands for, or the file itself. Both meet the same rules. */
export function originalOf(file: string): string {
  const {kind, plugin = 'default', version = '', rest = ''} = translated.exec(file)?.groups ?? {};
  if (rest === '' || !isKeyOf(docsFolders, plugin)) {
    return file;
  }
  if (kind !== undefined) {
    return `${kind === 'pages' ? 'src/pages' : kind}/${rest}`;
  }
  return version === 'current' ? `${docsFolders[plugin]}/${rest}` : `${versionsFolder(plugin)}/${version}/${rest}`;
}

/** The address of a content file, as the framework makes it. */
export function addressOfContent(file: string): string {
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}
