// Loads React, which a page only needs for controls that compute and for navigation in place. With the speed layer, the
// page lists its scripts in a meta element instead of loading them.

function listed(name: string): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [];
}

const scripts = listed('react-scripts');

/** React does not start at an address that cannot be decoded. */
function isDecodable(): boolean {
  try {
    return decodeURI(location.pathname) !== '';
  } catch {
    return false;
  }
}

/** Hosts also serve a page with `.html` or other slashes. React must see the address that it knows. */
function canonicalise(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const plain = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(\/index)?(\.html)?\/?$/, '');
  const known = link && new URL(link.href).pathname;
  if (known && known !== location.pathname && plain(known) === plain(location.pathname)) {
    history.replaceState(history.state, '', known + location.search + location.hash);
  }
}

let isAsked = false;

function loadReact(): void {
  if (isAsked || !isDecodable()) {
    return;
  }
  isAsked = true;
  canonicalise();
  // From now on the framework prefetches what a link needs.
  document.querySelector('script[type=speculationrules]')?.remove();
  for (const href of listed('react-styles')) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
  }
  for (const src of scripts) {
    document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
  }
}

type Connection = {saveData: boolean; effectiveType: string};

/** A mouse, and a connection that is fast and not counted. */
function isCheap(): boolean {
  const {saveData, effectiveType = '4g'} = 'connection' in navigator ? (navigator.connection as Connection) : {};
  return !saveData && effectiveType === '4g' && window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Code of an author comes after its marker. Where nothing of it is shown before React, what is around it counts. */
function codeNear(marker: Element): Element {
  const code = marker.nextElementSibling;
  return code?.checkVisibility() ? code : (marker.parentElement ?? marker);
}

if (scripts.length > 0) {
  const onNear: IntersectionObserverCallback = (entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      loadReact();
    }
  };
  const observer = new IntersectionObserver(onNear, {rootMargin: '100%'});
  document.querySelectorAll('fieldset[data-site-needs-react]').forEach((controls) => {
    observer.observe(controls);
  });
  document.querySelectorAll('template[data-site-code]').forEach((marker) => {
    observer.observe(codeNear(marker));
  });
  if (document.querySelector('meta[name=react-scripts][data-site-idle]')) {
    window.addEventListener('load', loadReact);
  }
  // A host may answer 404 for a real page. React would show that page on top of the one that says so.
  if (isCheap() && !document.querySelector('div[data-site-nearest]')) {
    window.addEventListener('load', loadReact);
  }
}
