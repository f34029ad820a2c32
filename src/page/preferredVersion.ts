// The version of some docs that the reader chose last, kept as the framework does with React. src/theme/NavbarItem marks
// the links.
import {onPress} from '../browser/press';
import {onEachShow} from './shown';
import {read, remove, storedKeys, write} from '../browser/storage';

const prefix = 'docs-preferred-version-';

/** The framework keeps it there, whatever the site's storage is. */
const type = 'localStorage';

/** The docs whose version is stored. Some may have lost their versions since. */
function storedPlugins(): string[] {
  return storedKeys(type)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** Links of the navbar to docs that are not open lead to the preferred version. One that is gone is forgotten. */
function restore(versions: Record<string, string[]>): void {
  for (const plugin of storedPlugins()) {
    const preferred = read(prefix + plugin, type) ?? '';
    if ((versions[plugin] ?? ['current']).includes(preferred)) {
      show(plugin, preferred);
    } else {
      remove(prefix + plugin, type);
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
    write(prefix + (dataset.siteDocs ?? ''), dataset.siteVersion ?? '', type);
  });
}

export function preferredVersion(): void {
  if (SETTINGS.versions !== null) {
    start(SETTINGS.versions);
  }
}
