// The router throws on an address that it cannot decode, which would leave the page dead. Before the router sees such
// an address, initially and on every history step, its percent signs are encoded.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function encodeUndecodable(part: string, decode: (text: string) => string): string {
  try {
    decode(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function makeSafe(): void {
  const {pathname, search, hash} = window.location;
  // Two leading slashes would be read as another host.
  const safePath = encodeUndecodable(pathname.replace(/^\/{2,}/, '/'), decodeURI);
  const safeHash = encodeUndecodable(hash, decodeURIComponent);
  if (safePath !== pathname || safeHash !== hash) {
    window.history.replaceState(window.history.state, '', safePath + search + safeHash);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  makeSafe();
  window.addEventListener('popstate', makeSafe);
}
