// A fragment that cannot be decoded is no fragment, and React would stop at it.

function dropUndecodable(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

dropUndecodable();
window.addEventListener('popstate', dropUndecodable);
