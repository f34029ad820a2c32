import {showOnce} from '../notice';

/** A page that stands below another path than the one it was built for: its links and scripts lead elsewhere. */
export function wrongBase(builtFor: string, standsAt: string): string | undefined {
  const plain = (path: string) => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '/');
  const [wanted, actual] = [plain(builtFor), plain(standsAt)];
  return actual !== wanted && actual.endsWith(wanted) ? actual.slice(0, actual.length - wanted.length + 1) : undefined;
}

function say(base: string): void {
  showOnce(
    'This site did not load properly: it was built for another path. ' +
      `Build it again with the environment variable BASE_URL set to ${base}`,
  );
}

function baseWanted(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? wrongBase(new URL(canonical.href).pathname, window.location.pathname) : undefined;
}

/** Whether the page stands where its scripts cannot come. If so, it says it. */
export function checkBase(): boolean {
  const base = baseWanted();
  if (base !== undefined) {
    say(base);
  }
  return base !== undefined;
}
