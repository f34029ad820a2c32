// The script of the static not-found page. It stands where its words go, so that nothing moves when they come.
import {placeId} from './place';
import {show} from './show';

const place = document.getElementById(placeId);
if (place) {
  show(place, window.location.pathname);
}
