// The router throws on an address it cannot decode, and the page would stay dead. This runs before the router is made
// and, on every step through the history, before the router looks: such an address is shown with its percent signs encoded.
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
  // Two slashes in front would be read as another host.
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
