import {translate} from '@docusaurus/Translate';
import {showOnce} from '../notice';

/** The path that the site is served below, if it was built for another one and its links and scripts are broken. */
export function wrongBase(builtFor: string, standsAt: string): string | undefined {
  const plain = (path: string) => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '/');
  const [wanted, actual] = [plain(builtFor), plain(standsAt)];
  return actual !== wanted && actual.endsWith(wanted) ? actual.slice(0, actual.length - wanted.length + 1) : undefined;
}

function say(base: string): void {
  showOnce(
    translate(
      {
        id: 'notice.wrongBase',
        message:
          'This site did not load properly: it was built for another path. ' +
          'Build it again with the environment variable BASE_URL set to {base}',
        description: 'For whoever publishes the site',
      },
      {base},
    ),
  );
}

function baseWanted(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // A page that somebody saved to a disk is no mistake of whoever publishes the site.
  return canonical && window.location.protocol !== 'file:'
    ? wrongBase(new URL(canonical.href).pathname, window.location.pathname)
    : undefined;
}

/** Returns whether the page is served from a wrong path, and tells the reader if so. */
export function reportWrongBase(): boolean {
  const base = baseWanted();
  if (base !== undefined) {
    say(base);
  }
  return base !== undefined;
}
