/** Directives of every page: only its own host, and nothing that is not needed. */
const allowed = {
  // The framework's style sheet contains its arrows as data URLs.
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
};

/** A header without `default-src` allows what it does not name. The default is in the page. */
const named = {
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'child-src': "'none'",
  'font-src': "'none'",
  'frame-src': "'none'",
  'media-src': "'none'",
  'style-src-attr': "'none'",
  // This directive works only in a header.
  'frame-ancestors': "'none'",
};

function write(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join(';');
}

function ownAnd(hashes: string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}

export type InlineHashes = {scripts: string[]; styles: string[]};

/**
 * The complete policy of a page, as a meta element, so that it also works on hosts without headers. In a header, the
 * hash of each page's styles would exceed the host's limit.
 */
export function policyOfPage({scripts, styles}: InlineHashes): string {
  return write({
    // Firefox uses it for prefetches, which have no other directive.
    'default-src': "'self'",
    'script-src': ownAnd(scripts),
    'style-src': ownAnd(styles),
    ...allowed,
  });
}

/** The part of the policy that goes into the header. Both policies apply, so style hashes are left to the page. */
export function policyOfSite(scripts: string[]): string {
  return write({'script-src': ownAnd(scripts), ...allowed, ...named});
}

/** The policy for files that are not pages. Opened directly or run as a worker, they need nothing. */
export const policyOfFiles = write({'default-src': "'none'", 'frame-ancestors': "'none'"});
