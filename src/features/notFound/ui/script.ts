// The script of the static not-found page. It runs right after the element it fills, so that nothing moves.
import paths from '@generated/page-list/default/paths.json';
import {meantPage} from '../model/meant';
import {placeId} from '../model/place';
import {show} from './show';

const {pathname, search, hash} = window.location;
const meant = meantPage(pathname, paths);
const place = document.getElementById(placeId);
if (meant !== undefined) {
  window.location.replace(meant + search + hash);
} else if (place) {
  show(place, pathname);
}
