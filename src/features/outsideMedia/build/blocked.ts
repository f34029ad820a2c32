// cspell:ignore xlink
/** How the policy treats an address, by the kind of thing that loads it. `never` is blocked on every page. */
type Kind = 'picture' | 'media' | 'frame' | 'code' | 'never';

/** Element → its attributes that make a browser load something. */
const loads: Record<string, Record<string, Kind>> = {
  audio: {src: 'media'},
  embed: {src: 'never'},
  iframe: {src: 'frame', srcdoc: 'never'},
  image: {href: 'picture', 'xlink:href': 'picture'},
  img: {src: 'picture', srcset: 'picture'},
  link: {href: 'code'},
  object: {data: 'never'},
  script: {src: 'code'},
  source: {src: 'media', srcset: 'picture'},
  track: {src: 'media'},
  video: {src: 'media', poster: 'picture'},
};

/** Blocked on pages that allow no hosts, whatever the address. */
const closedElements: Record<string, Kind> = {audio: 'media', video: 'media', iframe: 'frame'};
const neverShown = ['embed', 'object'];

/** Other links, such as `canonical`, load nothing. */
const loadingLinks = /\b(?:stylesheet|icon|manifest|preload|modulepreload|prefetch|preconnect)\b/i;

const self = 'self';

function allow(host: string): string {
  return `To allow it on this page alone, add "${host}" to "allow_hosts" in the front matter: allow_hosts: [${host}].`;
}

/** An address and what it is for. Commas may be part of the address, but not begin or end it. */
const candidate = /([^\s,](?:\S*[^\s,])?)(?:\s+[^,]*)?/g;

function addressesIn(attribute: string, value: string): string[] {
  const addresses =
    attribute === 'srcset' ? [...value.matchAll(candidate)].map(([, address = '']) => address) : [value];
  return addresses.map((address) => address.trim()).filter(Boolean);
}

/** The base for resolving addresses: whatever stays on this host is an address of this site. */
const here = 'https://here.invalid';

function faultOfAddress(address: string, kind: Kind, hosts: readonly string[]): string | undefined {
  const url = URL.canParse(address, here) ? new URL(address, here) : null;
  if (kind === 'never' || !url) {
    return 'The policy of the pages refuses it everywhere. Link to the file, or use <img>, <video> or <iframe>.';
  }
  if (url.origin === here) {
    if (kind === 'frame') {
      return 'The pages of this site let nobody frame them. Link to it.';
    }
    return kind === 'media' && !hosts.includes(self) ? allow(self) : undefined;
  }
  if (url.protocol === 'data:' && kind === 'picture') {
    return undefined;
  }
  if (url.protocol !== 'https:') {
    return 'The policy of the pages refuses it. Use an address that begins with https:, or a file of this site.';
  }
  if (kind === 'code') {
    return 'The policy of the pages allows no scripts and styles of other hosts. Put the file into this project.';
  }
  if (hosts.includes(url.host)) {
    return undefined;
  }
  return url.host === url.hostname
    ? `Put a file of this site in its place, or link to it. ${allow(url.host)}`
    : 'A host is allowed without a port. Put a file of this site in its place, or link to it.';
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Everything in an element that the policy blocks on a page that allows these hosts, as one message per fault. */
export function blockedIn(tag: string, attributes: Attributes, hosts: readonly string[]): string[] {
  if (tag === 'link' && !loadingLinks.test(attributes.rel ?? '')) {
    return [];
  }
  const faults = Object.entries(loads[tag] ?? {}).flatMap(([name, kind]) =>
    addressesIn(name, attributes[name] ?? '').flatMap((address) => {
      const fault = faultOfAddress(address, kind, hosts);
      return fault === undefined ? [] : [`<${tag} ${name}="${address.slice(0, 120)}"> is blocked. ${fault}`];
    }),
  );
  if (faults.length > 0) {
    return faults;
  }
  if (neverShown.includes(tag)) {
    return [`<${tag}> is blocked. ${faultOfAddress('', 'never', hosts)}`];
  }
  return closedElements[tag] && hosts.length === 0
    ? [`<${tag}> is blocked. Link to the file, or name its host in the front matter: allow_hosts: [media.example.org].`]
    : [];
}
