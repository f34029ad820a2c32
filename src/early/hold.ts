// A page reads and links without its scripts. They are loaded when the reader reaches for a control that needs them or,
// where that costs nobody anything, when the browser is idle. What the reader did meanwhile is carried out then, once.
import {dismissAnnouncement} from './announcement';
import {isAtWrongBase} from './baseUrl';
import {toggleColourMode} from './colourMode';
import {earlyAnswer, heldScripts, heldStyles, noticeName, searchDialog, searchEntry, type EarlyAnswer} from './names';
import {showNotice} from './notice';

const root = document.documentElement;

const answers: Record<string, () => void> = {
  'colour-mode': toggleColourMode,
  announcement: dismissAnnouncement,
} satisfies Record<EarlyAnswer, () => void>;

/** Buttons that open or close by HTML alone need no script. */
const needsScripts = 'button:not([popovertarget]), [role="tab"], input, select, textarea';
const pressed = 'button:not([popovertarget]), [role="tab"]';

/** What was pressed too early, with its place in the page: some parts are made anew when React takes them over. */
const waiting = new Map<HTMLElement, string>();
let isLoading = false;

function isReady(): boolean {
  return root.dataset.hasHydrated === 'true';
}

function giveUp(): void {
  for (const element of waiting.keys()) {
    element.ariaBusy = null;
  }
  waiting.clear();
  showNotice();
}

function held(name: string): string[] {
  const addresses = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return addresses === undefined ? [] : addresses.split(' ');
}

export function load(): void {
  if (isLoading || isAtWrongBase()) {
    return;
  }
  isLoading = true;
  for (const address of held(heldStyles)) {
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = address;
    document.head.append(styles);
  }
  for (const address of held(heldScripts)) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.onerror = giveUp;
    document.head.append(script);
  }
}

function placeOf(element: Element): string {
  const {parentElement, id} = element;
  if (id !== '' || !parentElement) {
    return id === '' ? element.tagName : `#${CSS.escape(id)}`;
  }
  return `${placeOf(parentElement)} > :nth-child(${[...parentElement.children].indexOf(element) + 1})`;
}

function carryOut(): void {
  for (const [element, place] of waiting) {
    element.ariaBusy = null;
    const current = element.isConnected ? element : document.querySelector<HTMLElement>(place);
    current?.click();
  }
  waiting.clear();
}

/** The mark of readiness is set in the middle of React's first effects; those of tabs may still be to come. */
function whenReady(): void {
  requestAnimationFrame(() => {
    setTimeout(carryOut);
  });
}

/** What has code of its own, which is not React's. */
const ofOthers = `[${searchEntry}], .${searchDialog}, .${noticeName}`;

function find({target}: Event, selector: string): HTMLElement | null {
  return target instanceof Element && !target.closest(ofOthers) ? target.closest<HTMLElement>(selector) : null;
}

function onReach(event: Event): void {
  const element = find(event, needsScripts);
  if (element && !element.hasAttribute(earlyAnswer)) {
    load();
  }
}

/** Kept from React, which may have begun to listen: what is carried out later must not happen now as well. */
function onPress(event: Event): void {
  const element = isReady() ? null : find(event, pressed);
  if (!element) {
    return;
  }
  event.stopImmediatePropagation();
  const answer = answers[element.getAttribute(earlyAnswer) ?? ''];
  if (answer) {
    answer();
    return;
  }
  element.ariaBusy = 'true';
  waiting.set(element, placeOf(element));
  load();
}

/** A tab is no button: the browser makes no click of a key. */
function onKey(event: KeyboardEvent): void {
  if ((event.key === 'Enter' || event.key === ' ') && find(event, '[role="tab"]')) {
    onPress(event);
  }
}

/** A mouse and a fast network: here the scripts may come by themselves. A phone waits for its reader. */
function canAfford(): boolean {
  const connection =
    'connection' in navigator ? (navigator.connection as {saveData: boolean; effectiveType: string}) : null;
  const isSlow = connection?.saveData === true || (connection !== null && connection.effectiveType !== '4g');
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches && !isSlow;
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(load);
  } else {
    setTimeout(load, 200);
  }
}

export function holdScripts(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    window.addEventListener(type, onReach, {capture: true, passive: true});
  }
  window.addEventListener('click', onPress, true);
  window.addEventListener('keydown', onKey, true);
  new MutationObserver(whenReady).observe(root, {attributeFilter: ['data-has-hydrated']});
  if (canAfford()) {
    window.addEventListener('load', whenIdle);
  }
}
