// Inline in every page, before its other scripts.
import {repairAddress} from './repairAddress';
import {watchParts} from './watchParts';

watchParts();

if (!SITE.loadsDocuments) {
  repairAddress();
  // The hash router has its address there.
  window.addEventListener('hashchange', repairAddress);
}
