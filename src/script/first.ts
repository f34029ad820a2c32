// Inline in every page, before its other scripts.
import {watchParts} from './watchParts';

function decodable(part: string): string {
  try {
    decodeURI(part);
    return part;
  } catch {
    return part.replaceAll('%', '%EF%BF%BD');
  }
}

/** Writes `�` for what cannot be decoded in the address, where the framework's routers stop. No page has such an address. */
function repairAddress(): void {
  const {pathname, search, hash} = location;
  const repaired = decodable(pathname) + search + decodable(hash);
  if (repaired !== pathname + search + hash) {
    history.replaceState(history.state, '', repaired);
  }
}

watchParts();

if (!SITE.loadsDocuments) {
  repairAddress();
  // The hash router has its address there.
  window.addEventListener('hashchange', repairAddress);
}
