// The service worker. Only readers who asked for an offline copy have it.
import {cacheName, workerFile} from '../model/names';
import {answer, isOurs} from './answer';
import {fill} from './fill';
import {removeCopies, retire} from './remove';
import {copy, worker} from './scope';

/** If the host no longer has this script, copies are no longer wanted, and no update could remove them. */
let isWanted: Promise<void> | undefined;

async function leaveIfUnwanted(): Promise<void> {
  const {status} = await fetch(copy.base + workerFile, {method: 'HEAD', cache: 'no-store'});
  if (status === 404 || status === 410) {
    await retire(copy.base);
  }
}

async function install(): Promise<void> {
  await fill();
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  await removeCopies(copy.base, cacheName(copy));
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

worker.addEventListener('fetch', (event) => {
  const {request} = event;
  if (!isOurs(request)) {
    return;
  }
  event.respondWith(answer(request));
  if (request.mode === 'navigate') {
    // Once per worker, but again if there was no network to ask.
    isWanted ??= leaveIfUnwanted().catch(() => {
      isWanted = undefined;
    });
    event.waitUntil(isWanted);
  }
});
