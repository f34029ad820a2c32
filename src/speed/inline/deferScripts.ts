// Reading and following links need no scripts. They are loaded when the reader reaches for a control that needs them,
// or while the browser is idle if the reader's device and network are fast.
import {earlyControl, noticeName, searchDialog, searchEntry, startFailed, type EarlyControl} from '../../protocol';
import {afterFrame} from '../../runtime/afterFrame';
import {dismissAnnouncement} from '../../runtime/inline/announcement';
import {reportWrongBase} from '../../runtime/inline/baseUrl';
import {hasNotice, partLate, partMissing, showNotice} from '../../runtime/notice';
import {reloadIfOnline} from '../../runtime/server';
import {toggleColorMode} from './colorMode';
import {controls, fields} from './control';
import {areLoaded, loadDeferredFiles} from './deferredFiles';
import {isHydrated} from './isHydrated';
import {addPress, dropPresses, expirePresses, isWaiting, replayPresses} from './pendingPresses';
import {restoreContent} from './replacedContent';
import {restoreFocus} from './replacedControls';
import {shouldAutoload} from './shouldAutoload';
import {showPanel} from './tabs';
import {whenIdle} from './whenIdle';

const root = document.documentElement;

/** Controls that work without React. */
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
/** The notice that scripts have failed. */
let missing: HTMLElement | undefined;
/** The notice that they take long. */
let late: HTMLElement | undefined;

function giveUp(): void {
  isLoading = false;
  dropPresses();
  // Offline, the scripts fail as well, and there is already a notice about the page that the reader chose.
  if (!hasNotice() || late?.isConnected) {
    missing = showNotice(partMissing, loadScripts);
  }
}

/** A server may accept a request and never answer it. Requested again, the same file would only wait as well. */
function tellIfLate(): void {
  if (isWaiting() && !hasNotice()) {
    late = showNotice(partLate, () => {
      void reloadIfOnline(giveUp);
    });
  }
}

export function loadScripts(isAsked?: unknown): void {
  // If the site was built for another path, the scripts cannot load, and the page says so.
  if (reportWrongBase() || hasFailed) {
    dropPresses();
    return;
  }
  if (isLoading) {
    return;
  }
  isLoading = true;
  loadDeferredFiles(() => {
    // A file that fails twice is gone from the server, because a newer build has been deployed.
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
    // From now on the router prefetches chunks, so prefetching documents would be wasteful.
    document.querySelector('script[type="speculationrules"]')?.remove();
    late?.remove();
    // The page can be hydrated without its style sheet.
    if (areLoaded()) {
      missing?.remove();
    }
    restoreContent();
    restoreFocus();
    replayPresses();
  }
}

/** Elements whose behaviour does not come from React. */
const handledElsewhere = `[${searchEntry}], .${searchDialog}, .${noticeName}`;

function find({target}: Event, selector: string): HTMLElement | null {
  return target instanceof Element && !target.closest(handledElsewhere) ? target.closest<HTMLElement>(selector) : null;
}

function onReach(event: Event): void {
  const element = find(event, `${controls}, ${fields}`);
  if (element && !actionOf(element)) {
    loadScripts();
  }
}

/**
 * Stops the event, because React may already be listening, and a press that is replayed later must not act now as well.
 */
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
  setTimeout(tellIfLate, 10_000);
  loadScripts();
}

/** Tabs are not buttons, so browsers turn no key into a click. The framework's tabs respond to Enter only. */
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
  // The hydration mark is set amid React's first effects, and those of the tabs may still be pending.
  new MutationObserver(() => {
    afterFrame(onHydration);
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  if (shouldAutoload()) {
    window.addEventListener('load', () => {
      whenIdle(loadScripts);
    });
  }
}
