// The service worker. It is there only for readers who asked for a copy of the site on their device.
import {cacheName, workerFile} from '../model/names';
import {answer, isOurs} from './answer';
import {fill} from './fill';
import {removeCopies, retire} from './remove';
import {copy, worker} from './scope';

/** A host that no longer has this script wants no copies any more: then no update could ever remove it. */
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
    // Once in the life of a worker, and not where there is no network to ask.
    isWanted ??= leaveIfUnwanted().catch(() => {
      isWanted = undefined;
    });
    event.waitUntil(isWanted);
  }
});
