// A fragment that cannot be decoded is no fragment, and React would stop at it. With the hash router it is the address of
// a page, and then of one that does not exist.

function dropUndecodable(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    const fragment = SETTINGS.hasPages ? '' : location.hash.replaceAll('%', '-');
    history.replaceState(history.state, '', location.href.replace(/#.*/, '') + fragment);
  }
}

export function fragment(): void {
  dropUndecodable();
  window.addEventListener('popstate', dropUndecodable);
}
