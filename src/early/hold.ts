// A page reads and links without its scripts. They are loaded when the reader reaches for a control that needs them or,
// where that costs nobody anything, when the browser is idle. What the reader did meanwhile is carried out then, once.
import {canAfford} from './afford';
import {afterFrame} from './afterFrame';
import {dismissAnnouncement} from './announcement';
import {checkBase} from './baseUrl';
import {toggleColourMode} from './colourMode';
import {loadHeld} from './held';
import {whenIdle} from './idle';
import {earlyAnswer, noticeName, searchDialog, searchEntry, startFailed, type EarlyAnswer} from './names';
import {hasNotice, partMissing, showNotice} from './notice';
import {placeOf} from './place';
import {leaveToRouter} from './prefetch';
import {isReady} from './ready';
import {loadAnew} from './server';
import {select, showPanel} from './tabs';

const root = document.documentElement;

const answers: Record<string, () => void> = {
  'colour-mode': toggleColourMode,
  announcement: dismissAnnouncement,
} satisfies Record<EarlyAnswer, () => void>;

/** Buttons that open or close by HTML alone need no script. */
const pressed = 'button:not([popovertarget]), [role="tab"], [role="button"]';
const needsScripts = `${pressed}, input, select, textarea`;

/** What was pressed too early, with its place in the page. */
const waiting = new Map<HTMLElement, string>();
let isLoading = false;
let hasFailed = false;

/** What waits can be pressed again. It is still carried out if the scripts come later. */
function letGo(): void {
  for (const element of waiting.keys()) {
    element.ariaBusy = null;
    if (element.role === 'tab') {
      select(element);
    }
  }
}

function giveUp(): void {
  isLoading = false;
  letGo();
  // Without a network the scripts fail too, and the page that was chosen is what the reader waits for.
  if (!hasNotice()) {
    showNotice(partMissing, load);
  }
}

export function load(isAsked?: unknown): void {
  // There is nothing to wait for: the page says so.
  if (checkBase() || hasFailed) {
    letGo();
    return;
  }
  if (isLoading) {
    return;
  }
  isLoading = true;
  loadHeld(() => {
    // What a second try does not bring is gone from the server: a newer build is out.
    if (isAsked === true) {
      history.replaceState([...waiting.values()], '');
      void loadAnew(giveUp);
    } else {
      giveUp();
    }
  });
}

/** The mark of readiness is taken away before it is set: what is carried out in between would only wait again. */
function carryOut(): void {
  if (!isReady()) {
    return;
  }
  leaveToRouter();
  for (const [element, place] of waiting) {
    element.ariaBusy = null;
    const current = element.isConnected ? element : document.querySelector<HTMLElement>(place);
    current?.click();
  }
  waiting.clear();
}

/** The mark of readiness is set in the middle of React's first effects; those of tabs may still be to come. */
function whenReady(): void {
  afterFrame(carryOut);
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
  event.preventDefault();
  event.stopImmediatePropagation();
  const answer = answers[element.getAttribute(earlyAnswer) ?? ''];
  if (answer) {
    answer();
    return;
  }
  if (element.role === 'tab') {
    showPanel(element);
  }
  element.ariaBusy = 'true';
  waiting.set(element, placeOf(element));
  load();
}

/** A tab is no button: the browser makes no click of a key. The framework's tabs answer to this one alone. */
function onKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' && find(event, '[role="tab"]')) {
    onPress(event);
  }
}

/** What was pressed on a page that was then loaded anew. */
function pressAgain(): void {
  if (Array.isArray(history.state)) {
    for (const place of history.state as string[]) {
      document.querySelector<HTMLElement>(place)?.click();
    }
    history.replaceState(null, '');
  }
}

export function holdScripts(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    window.addEventListener(type, onReach, {capture: true, passive: true});
  }
  window.addEventListener('click', onPress, true);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener(startFailed, () => {
    hasFailed = true;
    letGo();
  });
  new MutationObserver(whenReady).observe(root, {attributeFilter: ['data-has-hydrated']});
  document.addEventListener('DOMContentLoaded', pressAgain);
  if (canAfford()) {
    window.addEventListener('load', () => {
      whenIdle(load);
    });
  }
}
