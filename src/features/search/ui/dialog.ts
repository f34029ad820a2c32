import {element} from '../../../browser/element';
import {longestQuery, type Hit} from '../engine';
import {searchTexts as words} from '../texts';
import {offeredRows, resultRows} from './results';
import {engine} from './site';

/** Announced only when the reader pauses, because the count changes with every letter. */
const pause = 400;

/** Where no place answers the query, this many of the nearest are offered. */
const ways = 3;

function statusOf(query: string, hits: Hit[], shown: number): string {
  if (query === '') {
    return '';
  }
  const text = hits[0]?.isSure ? words.count : words.looseMatch;
  // Not as a pattern, in which a `$` of the query would mean something.
  return text.replace('{count}', String(shown)).replace('{query}', () => query);
}

function rowsOf(query: string, hits: Hit[]): HTMLElement[] {
  const offered = offeredRows();
  if (query === '') {
    return offered;
  }
  const found = resultRows(hits);
  return hits[0]?.isSure ? found : [...found, ...offered].slice(0, ways);
}

/** The keys of the dialog: as signs at its foot, and as words for those who hear the field. */
function keysOf(field: HTMLInputElement): HTMLElement {
  field.setAttribute('aria-description', words.keys);
  const keys = words.keysShown.map((key) => element('kbd', {}, key));
  return element('p', {'aria-hidden': 'true'}, ...keys);
}

/** Adds the results to the dialog that the page script has opened. What was typed already is searched at once. */
export function fillDialog(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  const status = element('p', {role: 'status'});
  const list = element('ul');
  Object.assign(field, {autocomplete: 'off', autocapitalize: 'off', spellcheck: false, enterKeyHint: 'go'});
  field.maxLength = longestQuery;
  let timer = 0;

  function answer(): void {
    const query = field.value.trim().slice(0, longestQuery);
    const hits = engine.search(query);
    list.replaceChildren(...rowsOf(query, hits));
    list.scrollTop = 0;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = statusOf(query, hits, list.childElementCount);
    }, pause);
  }

  field.addEventListener('input', answer);
  dialog.addEventListener('keydown', (event) => {
    // These keys belong to the input method until its word is confirmed.
    if (event.isComposing) {
      return;
    }
    const links = [...list.querySelectorAll('a')];
    const stops: Element[] = [field, ...links];
    const by = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (by !== undefined) {
      event.preventDefault();
      const at = stops.findIndex((stop) => stop === document.activeElement);
      (stops.at((at + by) % stops.length) as HTMLElement).focus();
    } else if (event.key === 'Enter' && event.target === field) {
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
  dialog.append(list, element('div', {class: 'search-foot'}, status, keysOf(field)));
  answer();
}
