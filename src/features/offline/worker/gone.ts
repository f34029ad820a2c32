// Stands in the place of the worker where copies are switched off: it takes the last one's place, and all copies away.
import {retire} from './remove';
import {copy, worker} from './scope';

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(retire(copy.base));
});
