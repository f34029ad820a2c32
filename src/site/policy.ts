/** What a page may load and do: what stands here, from its own host, and nothing else. */
const allowed = {
  // The arrows of the framework's style sheet stand in it as data.
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
  // Texts become scripts and markup only through the one policy of src/runtime/inline/trustedTypes.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/** In a header, what is not named is allowed: the default stands in the page. */
const named = {
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'child-src': "'none'",
  'font-src': "'none'",
  'frame-src': "'none'",
  'media-src': "'none'",
  'style-src-attr': "'none'",
  // Only a header can say this one.
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

/** What a page may load beside, whose front matter allows hosts. `self` is for sound and films of this host. */
function openedFor(hosts: readonly string[]): Record<string, string> {
  if (hosts.length === 0) {
    return {};
  }
  const others = hosts.filter((host) => host !== 'self').map((host) => `https://${host}`);
  const list = (...sources: string[]) => sources.join(' ') || "'none'";
  return {
    'img-src': list(allowed['img-src'], ...others),
    'media-src': list(...(hosts.includes('self') ? ["'self'"] : []), ...others),
    'frame-src': list(...others),
  };
}

export type InlineHashes = {scripts: string[]; styles: string[]};

/**
 * The whole policy of one page, for the page itself: so it holds on a host without headers too. The styles of all kinds
 * of pages together would make a header of two kilobytes, in every answer and longer than the host allows.
 */
export function policyOfPage({scripts, styles}: InlineHashes, hosts: readonly string[] = []): string {
  return write({
    // Firefox looks here for what is fetched ahead, which no directive of its own speaks of.
    'default-src': "'self'",
    'script-src': ownAnd(scripts),
    'style-src': ownAnd(styles),
    ...allowed,
    ...openedFor(hosts),
  });
}

/**
 * What all pages have in common, for the header, or what one says that allows hosts. Pages obey both, so that their styles
 * are left to them.
 */
export function policyOfSite(scripts: string[], hosts: readonly string[] = []): string {
  return write({'script-src': ownAnd(scripts), ...allowed, ...named, ...openedFor(hosts)});
}

/** What is no page: opened by itself, or run as a worker, it needs nothing. */
export const policyOfFiles = write({'default-src': "'none'", 'frame-ancestors': "'none'"});
