// Earlier versions of this site could keep a copy of its pages for reading offline. This takes the place of the worker
// that did, deletes the copies and removes itself. Browsers ask for it at this address.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const base = new URL('.', self.location.href).pathname;
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(`offline-copy ${base} `)))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
