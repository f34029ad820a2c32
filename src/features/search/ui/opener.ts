// Part of the page script: opens the search at once and takes what is typed. The rest is loaded when it is opened.
import {translate} from '@docusaurus/Translate';
import {onPress} from '../../../page/press';
import {settings} from '../../../page/settings';
import {read} from '../../../page/storage';
import {slashKey} from '../model/slashKey';

const field = document.createElement('input');
let dialog: HTMLDialogElement | undefined;

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button button--primary button--sm';
  made.textContent = text;
  made.onclick = press;
  return made;
}

/** Each attempt needs a new element, because browsers run a script element only once. */
function load(place: Element): void {
  const script = document.createElement('script');
  script.src = settings.searchScript;
  script.onerror = () => {
    const failed = document.createElement('p');
    failed.role = 'alert';
    const retry = button(translate({id: 'notice.retry', message: 'Retry'}), () => {
      failed.remove();
      load(place);
    });
    failed.append(translate({id: 'search.notLoaded', message: 'The search could not be loaded.'}), ' ', retry);
    script.replaceWith(failed);
  };
  place.append(script);
}

function make(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'theme-search';
  made.ariaLabel = field.placeholder = translate({
    id: 'search.label',
    message: 'Search',
    description: 'The name of the search, its field and its buttons',
  });
  field.onkeydown = ({key}) => {
    field.dataset.key = key;
  };
  // Who closes the search no longer wants to go where Enter would have led.
  made.onclose = () => {
    delete field.dataset.key;
  };
  const close = button(translate({id: 'search.close', message: 'Close'}), () => {
    made.close();
  });
  made.append(field, close);
  document.body.append(made);
  load(made);
  return made;
}

function open(event: Event, words?: string | null): void {
  event.preventDefault();
  event.stopPropagation();
  dialog ??= make();
  if (!dialog.open) {
    dialog.showModal();
  }
  if (words) {
    field.value = words;
    field.dispatchEvent(new Event('input'));
  }
  field.select();
}

/** Whether "/" is free: not while typing, and not if the reader has switched it off. */
function isSlashFree(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));
  return !isTyping && read(slashKey.setting) !== slashKey.off;
}

/** Shift is allowed with "/", because some keyboards need it. */
function isShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  if (altKey) {
    return false;
  }
  return ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && isSlashFree(event);
}

document.documentElement.toggleAttribute('data-mac', navigator.userAgent.includes('Mac'));
onPress('[data-search]', (entry, event) => {
  open(event, entry.dataset.search);
});
window.addEventListener('keydown', (event) => {
  if (isShortcut(event)) {
    open(event);
  }
});
