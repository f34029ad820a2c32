type Directives = Record<string, string>;

/**
 * What single pages may do beyond the policy of the site. A line such as
 * `{page: '/wiki/video', allow: {'frame-src': 'https://video.example'}}` lets a page show frames of that host, and `/*`
 * lets every page.
 */
export const exceptions: {page: string; allow: Directives}[] = [];

export const everyPage = '/*';

/** Directives of every page: only its own host, and nothing that is not needed. */
const allowed: Directives = {
  // The framework's style sheet contains its arrows as data URLs, and small files become such URLs.
  'img-src': "'self' data:",
  'media-src': "'self' data:",
  'font-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
  // Without content of strangers, nobody could put styles into a page.
  'style-src': "'self' 'unsafe-inline'",
};

/** A header without `default-src` allows what it does not name. The default is in the page. */
const named: Directives = {
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'child-src': "'none'",
  'frame-src': "'none'",
  // This directive works only in a header.
  'frame-ancestors': "'none'",
};

/** Adds the sources of an exception. Beside a hash, browsers would ignore `'unsafe-inline'`. */
function extend(directives: Directives, allow: Directives = {}): Directives {
  const sourcesOf = (name: string, added: string) => {
    const all = [directives[name] ?? "'self'", added]
      .join(' ')
      .split(' ')
      .filter((source) => source !== "'none'");
    return all.filter((source) => !added.includes("'unsafe-inline'") || !source.startsWith("'sha256-")).join(' ');
  };
  const added = Object.entries(allow).map(([name, sources]) => [name, sourcesOf(name, sources)] as const);
  return Object.fromEntries([...Object.entries(directives), ...added]);
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join(';');
}

function ownAnd(hashes: string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}

/** What the exceptions allow for a page. */
export function exceptionFor(page: string): Directives {
  const merged: Directives = {};
  for (const {allow} of exceptions.filter((one) => [page, everyPage].includes(one.page))) {
    for (const [name, sources] of Object.entries(allow)) {
      merged[name] = merged[name] === undefined ? sources : `${merged[name]} ${sources}`;
    }
  }
  return merged;
}

/** The pages whose policy is not that of all others. */
export function pagesOfExceptions(): string[] {
  return [...new Set(exceptions.map(({page}) => page))].filter((page) => page !== everyPage);
}

/** The sources that a page may use. Both policies apply, so the stricter directive counts. */
export const sourcesFor = (page: string): Directives => extend({...allowed, ...named}, exceptionFor(page));

/** The complete policy of a page, as a meta element, so that it also works on hosts without headers. */
export function policyOfPage(scripts: string[], page: string): string {
  const directives = {
    // Firefox uses it for prefetches, which have no other directive.
    'default-src': "'self'",
    'script-src': ownAnd(scripts),
    ...allowed,
  };
  return write(extend(directives, exceptionFor(page)));
}

/** The part of the policy that goes into the header. */
export function policyOfSite(scripts: string[], allow: Directives = {}): string {
  return write(extend({'script-src': ownAnd(scripts), ...allowed, ...named}, allow));
}

/** The policy for files that are not pages. Opened directly they need nothing, and workers need files of the site. */
export const policyOfFiles = write({
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
});
