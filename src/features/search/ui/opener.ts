// The search dialog opens at once and accepts typing. The rest of its code is loaded only when it is opened.
import {translate} from '@docusaurus/Translate';
import {onClose, openModal} from '../../../runtime/modal';
import {macKeyboard, searchDialog, searchEntry} from '../../../protocol';
import {read} from '../../../runtime/inline/storage';
import {button, notice, retryButton} from '../../../runtime/notice';
import {slashKey} from '../model/slashKey';

/** The address of the search script; defined at build time. */
declare const SEARCH_SCRIPT: string;

let dialog: HTMLDialogElement | undefined;
const field = document.createElement('input');

/** Every attempt needs a new element, because browsers run a script element only once. */
function load(place: Element): void {
  const script = document.createElement('script');
  script.src = SEARCH_SCRIPT;
  script.onerror = () => {
    const failed = notice(
      translate({id: 'search.notLoaded', message: 'The search could not be loaded.'}),
      ' ',
      retryButton(() => {
        failed.remove();
        load(place);
      }),
    );
    script.replaceWith(failed);
  };
  place.append(script);
}

function make(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = searchDialog;
  made.ariaLabel = field.placeholder = translate({
    id: 'search.label',
    message: 'Search',
    description: 'The name of the search, its field and its buttons',
  });
  made.popover = 'auto';
  field.onkeydown = ({key}) => {
    field.dataset.key = key;
  };
  // Who closes the search no longer wants to go where Enter would have led.
  onClose(made, () => {
    delete field.dataset.key;
  });
  made.append(
    field,
    button(translate({id: 'search.close', message: 'Close'}), () => {
      made.close();
    }),
  );
  document.body.append(made);
  load(made);
  return made;
}

function open(event: Event, words?: string | null): void {
  event.preventDefault();
  event.stopPropagation();
  dialog ??= make();
  if (!dialog.open) {
    openModal(dialog);
  }
  if (words) {
    field.value = words;
    field.dispatchEvent(new Event('input'));
  }
  field.select();
}

function onClick(event: Event): void {
  const entry = event.target instanceof Element && event.target.closest(`[${searchEntry}]`);
  if (entry) {
    open(event, entry.getAttribute(searchEntry));
  }
}

/** Whether a reader may be typing there. An element of an extension can hide its field. */
function isField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.localName.includes('-') || target.closest('input,textarea,select') !== null)
  );
}

/** Whether "/" is free: not in a text field, and not if the reader has switched it off. */
function isSlashFree(event: KeyboardEvent): boolean {
  return !isField(event.composedPath()[0]) && read(slashKey.setting) !== slashKey.off;
}

/** Shift is allowed with "/", because some keyboards need it. */
function isShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  const isCommand = ctrlKey || metaKey;
  if (altKey) {
    return false;
  }
  return isCommand ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && isSlashFree(event);
}

function onKey(event: KeyboardEvent): void {
  if (isShortcut(event)) {
    open(event);
  }
}

document.documentElement.toggleAttribute(macKeyboard, navigator.userAgent.includes('Mac'));
window.addEventListener('click', onClick, true);
window.addEventListener('keydown', onKey, true);
