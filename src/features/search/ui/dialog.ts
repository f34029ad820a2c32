import {element} from '../../../browser/element';
import {longestQuery, type Hit} from '../engine';
import {placesGroup, resultGroups} from './results';
import {engine, words} from './site';

/** Announced only when the reader pauses, because the count changes with every letter. */
const pause = 400;

/** The plural forms of a text stand in the order of the framework, which leaves out those that a language has not. */
const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function countOf(shown: number): string {
  const rules = new Intl.PluralRules(document.documentElement.lang);
  const own = order.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  const forms = words.count.split('|');
  return (forms[own.indexOf(rules.select(shown))] ?? words.count).replace('{count}', String(shown));
}

function statusOf(query: string, hits: Hit[], shown: number): string {
  if (query === '' || hits[0]?.isSure) {
    return query && countOf(shown);
  }
  // Not as a pattern, in which a `$` of the query would mean something.
  return words.looseMatch.replace('{results}', countOf(shown)).replace('{query}', () => query);
}

/** Where no place answers the query, this many of the nearest are offered. */
const ways = 3;

function groupsOf(query: string, hits: Hit[]): HTMLElement[] {
  const {oftenNeeded, oftenNeededPlaces} = words;
  if (query === '') {
    return [placesGroup(oftenNeeded, oftenNeededPlaces)];
  }
  const groups = resultGroups(hits);
  if (hits[0]?.isSure) {
    return groups;
  }
  const nearest = groups.slice(0, ways);
  const missing = ways - nearest.length;
  return missing > 0 ? [...nearest, placesGroup(oftenNeeded, oftenNeededPlaces.slice(0, missing))] : nearest;
}

/** Adds the results to the dialog that the page script has opened. What was typed already is searched at once. */
export function fillDialog(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  const status = element('p', {role: 'status'});
  const list = element('div', {class: 'results'});
  Object.assign(field, {autocomplete: 'off', autocapitalize: 'off', spellcheck: false, enterKeyHint: 'go'});
  field.maxLength = longestQuery;
  let timer = 0;

  function answer(): void {
    const query = field.value.trim().slice(0, longestQuery);
    const hits = engine.search(query);
    list.replaceChildren(...groupsOf(query, hits));
    list.scrollTop = 0;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = statusOf(query, hits, list.querySelectorAll('a').length);
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
  dialog.append(status, list);
  answer();
}
