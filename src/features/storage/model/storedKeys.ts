/** The keys of everything that the site stores in the browser. The privacy page says what for. */
const keys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  // Stored by earlier versions of the site.
  'docs-reloaded',
  'docs-slash-key',
];

/** What several keys begin with. */
const beginnings = ['docs-preferred-version-', 'docusaurus.tab.'];

/** Whether a storage key is ours. All of them end in the mark of this site. */
export function isStoredByUs(name: string, mark: string): boolean {
  const own = name.endsWith(mark) ? name.slice(0, name.length - mark.length) : '';
  return keys.includes(own) || beginnings.some((beginning) => own.startsWith(beginning));
}
