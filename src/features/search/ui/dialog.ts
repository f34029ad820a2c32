import {element} from '../../../browser/element';
import {isAnswered, type Found} from '../engine';
import {longestQuery} from '../query';
import {searchTexts as words} from '../texts';
import {offeredRows, pageRow} from './results';
import {engine} from './site';

/** Announced only when the reader pauses, because the count changes with every letter. */
const pause = 400;

function statusOf(query: string, found: Found[], shown: number): string {
  if (query === '') {
    return words.oftenNeeded;
  }
  if (found.length === 0) {
    return words.nothing;
  }
  const said = isAnswered(found) ? words.count.replace('{count}', String(shown)) : words.closest;
  return query.length > longestQuery ? `${words.cut.replace('{count}', String(longestQuery))} ${said}` : said;
}

/** Adds the results to the dialog that the page script has opened. What was typed already is searched at once. */
export function fillDialog(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  const status = element('p', {role: 'status'});
  const list = element('ul');
  field.setAttribute('aria-description', words.keys);
  Object.assign(field, {autocomplete: 'off', autocapitalize: 'off', spellcheck: false, enterKeyHint: 'go'});
  let timer = 0;

  function answer(): void {
    // A space at the end says that the last word is whole.
    const query = field.value.trimStart();
    const found = engine.search(query);
    list.replaceChildren(...(found.length === 0 ? offeredRows() : found.map(pageRow)));
    list.scrollTop = 0;
    const links = list.querySelectorAll('a');
    links[0]?.classList.add('search-enter');
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = statusOf(query, found, links.length);
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
  status.textContent = words.oftenNeeded;
  dialog.append(status, list);
  answer();
}
