import type {Hit} from '../engine';
import {oftenNeeded, placesToLook} from '../start';
import {element} from './element';
import {placesGroup, resultGroups} from './results';
import {engine} from './site';

/** Announced only when the reader pauses, because the count changes with every letter. */
const pause = 400;

/** The part of a query that fits on one line of a phone. */
const mostQuoted = 40;

const keyHints: [keys: string[], does: string][] = [
  [['↑', '↓'], 'Choose'],
  [['Enter'], 'Open'],
  [['Esc'], 'Close'],
];

function hints(): HTMLElement {
  const items = keyHints.map(([keys, does]) =>
    element('span', {}, ...keys.flatMap((key) => [element('kbd', {}, key), ' ']), does),
  );
  return element('p', {class: 'hints'}, ...items);
}

function statusOf(query: string, hits: Hit[]): string {
  const count = `${hits.length} ${hits.length === 1 ? 'result' : 'results'}`;
  if (hits[0]?.isSure) {
    return count;
  }
  const quoted = query.length > mostQuoted ? `${query.slice(0, mostQuoted)}…` : query;
  return `No match for “${quoted}”.${hits.length > 0 ? ` Loosely related: ${count}.` : ''}`;
}

/** Moves the focus between the field and the results, around both ends. */
function move(by: number, stops: HTMLElement[]): void {
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + by) % stops.length)?.focus();
}

/** Adds the results to the dialog that the page script has opened. What was typed already is searched at once. */
export function fillDialog(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  const status = element('p', {role: 'status'});
  const list = element('div', {class: 'results'});
  Object.assign(field, {autocomplete: 'off', autocapitalize: 'off', spellcheck: false, enterKeyHint: 'go'});
  let shownFor = '';
  let timer = 0;

  function show(query: string, groups: HTMLElement[], text: string): void {
    shownFor = query;
    list.replaceChildren(...groups);
    list.scrollTop = 0;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = text;
    }, pause);
  }

  async function answer(): Promise<void> {
    const ready = await engine;
    const query = field.value.trim();
    if (query === '') {
      show(query, [placesGroup('Often needed', oftenNeeded)], '');
      return;
    }
    const hits = ready.search(query);
    const groups = hits.length > 0 ? resultGroups(hits) : [placesGroup('Look around', placesToLook)];
    show(query, groups, statusOf(query, hits));
  }

  field.addEventListener('input', () => {
    void answer();
  });
  dialog.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const isPlain = !event.isComposing && !event.ctrlKey && !event.metaKey;
    if (isPlain && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1, [field, ...links]);
    } else if (isPlain && event.key === 'Enter' && event.target === field && shownFor === field.value.trim()) {
      links[0]?.click();
    }
  });
  // The dialog itself is the target only of a press beside it.
  dialog.addEventListener('click', ({target, ctrlKey, metaKey, shiftKey}) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (target === dialog || (isLink && !ctrlKey && !metaKey && !shiftKey)) {
      dialog.close();
    }
  });
  // The on-screen keyboard hides half of the list, so scrolling closes it.
  list.addEventListener('touchmove', () => {
    field.blur();
  });
  dialog.append(status, list, hints());
  void answer();
}
