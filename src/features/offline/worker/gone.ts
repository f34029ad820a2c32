// Replaces the worker when copies are switched off, and removes all copies.
import {retire} from './remove';
import {copy, worker} from './scope';

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(retire(copy.base));
});
