// Loads React, which a page only needs for controls that compute and for code of its author. With the speed layer, the page
// lists its scripts in a meta element instead of loading them.
import {onceShown} from './shown';

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

/** Code of an author comes after its marker. Where nothing of it is shown before React, what is around it counts. */
function codeNear(marker: Element): Element {
  const code = marker.nextElementSibling;
  return code?.checkVisibility() ? code : (marker.parentElement ?? marker);
}

function loadWhenNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        loadReact();
      }
    },
    {rootMargin: '100%'},
  );
  document.querySelectorAll('fieldset[data-site-needs-react]').forEach((controls) => {
    observer.observe(controls);
  });
  document.querySelectorAll('template[data-site-code]').forEach((marker) => {
    observer.observe(codeNear(marker));
  });
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') {
    act();
  } else {
    window.addEventListener('load', act);
  }
}

export function react(): void {
  if (scripts.length > 0) {
    onceShown(() => {
      loadWhenNear();
      if (document.querySelector('meta[name=react-scripts][data-site-idle]')) {
        whenLoaded(loadReact);
      }
    });
  }
}
