// Loads React, which a page only needs for controls that compute and for navigation in place. With the speed layer, the
// page lists its scripts in a meta element instead of loading them.
import {notices} from './names';

const lists = ['react-scripts', 'react-styles'].map(
  (name) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [],
);
const [scripts = [], sheets = []] = lists;

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

const stateful = 'details, [role=tab], [role=tabpanel]';

/** If a translator has changed the page, React renders it again, and what the reader has opened stays open. */
function keepOpen(): void {
  const before = [...document.querySelectorAll(stateful)];
  const root = document.getElementById('__docusaurus') ?? document.body;
  new MutationObserver(() => {
    const now = document.querySelectorAll(stateful);
    for (const [index, old] of before.entries()) {
      for (const name of old.isConnected ? [] : ['open', 'hidden', 'aria-selected', 'tabindex']) {
        const value = old.getAttribute(name);
        if (value === null) {
          now[index]?.removeAttribute(name);
        } else {
          now[index]?.setAttribute(name, value);
        }
      }
    }
  }).observe(root, {childList: true});
}

let isAsked = false;

function loadReact(): void {
  if (isAsked || !isDecodable()) {
    return;
  }
  isAsked = true;
  canonicalise();
  keepOpen();
  // From now on the framework prefetches what a link needs.
  document.querySelector('script[type=speculationrules]')?.remove();
  for (const href of sheets) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
  }
  for (const src of scripts) {
    const script = Object.assign(document.createElement('script'), {src, async: false});
    // A host may answer with a page instead of a script, which loads and starts nothing.
    script.onload = () => {
      if (src === scripts.at(-1) && !('docusaurus' in window)) {
        document.getElementById(notices.parts)?.removeAttribute('hidden');
      }
    };
    document.head.append(script);
  }
}

type Connection = {saveData: boolean; effectiveType: string};

/** A mouse, and a connection that is fast and not counted. */
function isCheap(): boolean {
  const {saveData, effectiveType = '4g'} = 'connection' in navigator ? (navigator.connection as Connection) : {};
  return !saveData && effectiveType === '4g' && window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}

if (scripts.length > 0) {
  const onNear: IntersectionObserverCallback = (entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      loadReact();
    }
  };
  const observer = new IntersectionObserver(onNear, {rootMargin: '100%'});
  document.querySelectorAll('[data-needs-react]').forEach((controls) => {
    observer.observe(controls);
  });
  if (isCheap()) {
    const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    window.addEventListener('load', () => idle(loadReact));
  }
}
