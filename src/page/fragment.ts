// A fragment that cannot be decoded is no fragment, and React would stop at it.

function dropUndecodable(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.href.replace(/#.*/, ''));
  }
}

dropUndecodable();
window.addEventListener('popstate', dropUndecodable);
