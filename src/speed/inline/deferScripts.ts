// A page reads and links without its scripts. They are loaded when the reader reaches for a control that needs them or,
// where that costs nobody anything, when the browser is idle. Early presses show a busy state and are replayed once.
import {earlyControl, noticeName, searchDialog, searchEntry, startFailed, type EarlyControl} from '../../protocol';
import {afterFrame} from '../../runtime/afterFrame';
import {dismissAnnouncement} from '../../runtime/inline/announcement';
import {reportWrongBase} from '../../runtime/inline/baseUrl';
import {hasNotice, partMissing, showNotice} from '../../runtime/notice';
import {reloadIfOnline} from '../../runtime/server';
import {toggleColorMode} from './colorMode';
import {loadDeferredFiles} from './deferredFiles';
import {isHydrated} from './isHydrated';
import {placeOf} from './placeOf';
import {stopPrefetching} from './prefetch';
import {shouldAutoload} from './shouldAutoload';
import {selectTab, showPanel} from './tabs';
import {whenIdle} from './whenIdle';

const root = document.documentElement;

const earlyActions: Record<string, () => void> = {
  'color-mode': toggleColorMode,
  announcement: dismissAnnouncement,
} satisfies Record<EarlyControl, () => void>;

/** Buttons that open or close by HTML alone need no script. */
const controls = 'button:not([popovertarget]), [role="tab"], [role="button"]';
const needsScripts = `${controls}, input, select, textarea`;

/** Early presses that React is to hear of, with the places of their elements in the page. */
const pending = new Map<HTMLElement, string>();
let isLoading = false;
let hasFailed = false;

/** Pending elements can be pressed again, and are still replayed if the scripts come later. */
function releaseBusy(): void {
  for (const element of pending.keys()) {
    element.ariaBusy = null;
    if (element.role === 'tab') {
      selectTab(element);
    }
  }
}

function giveUp(): void {
  isLoading = false;
  releaseBusy();
  // Without a network the scripts fail too, and the page that was chosen is what the reader waits for.
  if (!hasNotice()) {
    showNotice(partMissing, loadScripts);
  }
}

export function loadScripts(isAsked?: unknown): void {
  // On a page built for another path there is nothing to wait for, and the page says so.
  if (reportWrongBase() || hasFailed) {
    releaseBusy();
    return;
  }
  if (isLoading) {
    return;
  }
  isLoading = true;
  loadDeferredFiles(() => {
    // What a second try does not bring is gone from the server: a newer build is out.
    if (isAsked === true) {
      history.replaceState([...pending.values()], '');
      void reloadIfOnline(giveUp);
    } else {
      giveUp();
    }
  });
}

function replayEvents(): void {
  if (!isHydrated()) {
    return;
  }
  stopPrefetching();
  for (const [element, place] of pending) {
    element.ariaBusy = null;
    const current = element.isConnected ? element : document.querySelector<HTMLElement>(place);
    current?.click();
  }
  pending.clear();
}

/** What has code of its own, which is not React's. */
const handledElsewhere = `[${searchEntry}], .${searchDialog}, .${noticeName}`;

function find({target}: Event, selector: string): HTMLElement | null {
  return target instanceof Element && !target.closest(handledElsewhere) ? target.closest<HTMLElement>(selector) : null;
}

function onReach(event: Event): void {
  const element = find(event, needsScripts);
  if (element && !element.hasAttribute(earlyControl)) {
    loadScripts();
  }
}

/** Kept from React, which may have begun to listen: what is replayed later must not happen now as well. */
function onPress(event: Event): void {
  const element = isHydrated() ? null : find(event, controls);
  if (!element) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const act = earlyActions[element.getAttribute(earlyControl) ?? ''];
  if (act) {
    act();
    return;
  }
  if (element.role === 'tab') {
    showPanel(element);
  }
  element.ariaBusy = 'true';
  pending.set(element, placeOf(element));
  loadScripts();
}

/** A tab is no button: the browser makes no click of a key. The framework's tabs answer to this one alone. */
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' && find(event, '[role="tab"]')) {
    onPress(event);
  }
}

/** Replays what was pressed on a page that was then loaded again. */
function replayAfterReload(): void {
  if (Array.isArray(history.state)) {
    for (const place of history.state as string[]) {
      document.querySelector<HTMLElement>(place)?.click();
    }
    history.replaceState(null, '');
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
    releaseBusy();
  });
  // The mark of hydration is set in the middle of React's first effects; those of tabs may still be to come.
  new MutationObserver(() => {
    afterFrame(replayEvents);
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  document.addEventListener('DOMContentLoaded', replayAfterReload);
  if (shouldAutoload()) {
    window.addEventListener('load', () => {
      whenIdle(loadScripts);
    });
  }
}
