/** Where the framework looks for translated content, and where the content itself is. */
const folders: Record<string, string> = {
  'docusaurus-plugin-content-docs/current': 'wiki',
  'docusaurus-plugin-content-docs-api/current': 'docs/api',
  'docusaurus-plugin-content-docs-changelog/current': 'changelog/emlalock',
  'docusaurus-plugin-content-blog': 'blog',
  'docusaurus-plugin-content-pages': 'src/pages',
};

/** The content file that a translated one stands for, or the file itself. Both meet the same rules. */
export function originalOf(file: string): string {
  const translated = /^i18n\/[^/]+\/(?<path>.+)$/.exec(file)?.groups?.path ?? '';
  const folder = Object.keys(folders).find((name) => translated.startsWith(`${name}/`));
  return folder === undefined ? file : `${folders[folder] ?? ''}${translated.slice(folder.length)}`;
}

/** The address of a content file, as the framework makes it. */
export function addressOfContent(file: string): string {
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}
