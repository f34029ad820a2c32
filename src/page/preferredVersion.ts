// The version of some docs that the reader chose last, kept as the framework does with React. src/theme/NavbarItem marks
// the links.
import {onPress} from '../browser/press';
import {onEachShow} from './shown';
import {read, remove, write} from '../browser/storage';

const keyOf = (plugin: string) => `docs-preferred-version-${plugin}`;

/** The framework keeps it there, whatever the site's storage is. */
const type = 'localStorage';

/** Links of the navbar to docs that are not open lead to the preferred version. */
function restore(versions: Record<string, string[]>): void {
  for (const [plugin, names] of Object.entries(versions)) {
    const preferred = read(keyOf(plugin), type);
    if (preferred && !names.includes(preferred)) {
      remove(keyOf(plugin), type);
    } else if (preferred) {
      show(plugin, preferred);
    }
  }
}

function show(plugin: string, version: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `a[data-site-docs="${plugin}"][data-site-versions]`,
  )) {
    const addresses = JSON.parse(link.dataset.siteVersions ?? '') as Record<string, string>;
    link.href = addresses[version] ?? link.href;
  }
}

function start(versions: Record<string, string[]>): void {
  onEachShow(() => {
    restore(versions);
  });
  onPress('a[data-site-version]', ({dataset}) => {
    write(keyOf(dataset.siteDocs ?? ''), dataset.siteVersion ?? '', type);
  });
}

if (SETTINGS.versions !== null) {
  start(SETTINGS.versions);
}
