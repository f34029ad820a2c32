// A page reads and links without its scripts. They are loaded when the reader reaches for a control that needs them or,
// where that costs nobody anything, when the browser is idle.
import {earlyControl, noticeName, searchDialog, searchEntry, startFailed, type EarlyControl} from '../../protocol';
import {afterFrame} from '../../runtime/afterFrame';
import {dismissAnnouncement} from '../../runtime/inline/announcement';
import {reportWrongBase} from '../../runtime/inline/baseUrl';
import {hasNotice, partMissing, showNotice} from '../../runtime/notice';
import {reloadIfOnline} from '../../runtime/server';
import {toggleColorMode} from './colorMode';
import {controls} from './control';
import {loadDeferredFiles} from './deferredFiles';
import {isHydrated} from './isHydrated';
import {addPress, dropPresses, expirePresses, replayPresses} from './pendingPresses';
import {shouldAutoload} from './shouldAutoload';
import {showPanel} from './tabs';
import {whenIdle} from './whenIdle';

const root = document.documentElement;

/** Controls that need no React. */
const early: Partial<Record<EarlyControl, () => void>> = {
  'color-mode': toggleColorMode,
  announcement: dismissAnnouncement,
};

function actionOf(element: HTMLElement): (() => void) | undefined {
  return early[element.getAttribute(earlyControl) as EarlyControl];
}

let isLoading = false;
let hasFailed = false;
let isReady = false;

function giveUp(): void {
  isLoading = false;
  dropPresses();
  // Without a network the scripts fail too, and the page that was chosen is what the reader waits for.
  if (!hasNotice()) {
    showNotice(partMissing, loadScripts);
  }
}

export function loadScripts(isAsked?: unknown): void {
  // On a page built for another path there is nothing to wait for, and the page says so.
  if (reportWrongBase() || hasFailed) {
    dropPresses();
    return;
  }
  if (isLoading) {
    return;
  }
  isLoading = true;
  loadDeferredFiles(() => {
    // What a second try does not bring is gone from the server: a newer build is out.
    if (isAsked === true) {
      void reloadIfOnline(giveUp);
    } else {
      giveUp();
    }
  });
}

function onHydration(): void {
  if (isHydrated() && !isReady) {
    isReady = true;
    // The router fetches the parts of pages; documents would be fetched in vain.
    document.querySelector('script[type="speculationrules"]')?.remove();
    replayPresses();
  }
}

/** What has code of its own, which is not React's. */
const handledElsewhere = `[${searchEntry}], .${searchDialog}, .${noticeName}`;

function find({target}: Event, selector: string): HTMLElement | null {
  return target instanceof Element && !target.closest(handledElsewhere) ? target.closest<HTMLElement>(selector) : null;
}

function onReach(event: Event): void {
  const element = find(event, `${controls}, input, select, textarea`);
  if (element && !actionOf(element)) {
    loadScripts();
  }
}

/** Kept from React, which may have begun to listen: what is replayed later must not happen now as well. */
function onPress(event: Event): void {
  const element = isReady ? null : find(event, controls);
  const act = element && actionOf(element);
  if (!element || (act && isHydrated())) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (act) {
    act();
    return;
  }
  if (element.role === 'tab') {
    showPanel(element);
  }
  addPress(element);
  loadScripts();
}

/** A tab is no button: the browser makes no click of a key. The framework's tabs answer to this one alone. */
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' && find(event, '[role="tab"]')) {
    onPress(event);
  }
}

export function deferScripts(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    window.addEventListener(type, onReach, {capture: true, passive: true});
  }
  window.addEventListener('click', onPress, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener(startFailed, () => {
    hasFailed = true;
    dropPresses();
  });
  window.addEventListener('pagehide', expirePresses);
  // The mark of hydration is set in the middle of React's first effects; those of tabs may still be to come.
  new MutationObserver(() => {
    afterFrame(onHydration);
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  if (shouldAutoload()) {
    window.addEventListener('load', () => {
      whenIdle(loadScripts);
    });
  }
}
