// The search opens at once and takes what is typed. Its code comes when it is opened, and only then.
import {translate} from '@docusaurus/Translate';
import {openModal} from '../../../runtime/modal';
import {macKeyboard, searchDialog, searchEntry} from '../../../protocol';
import {read} from '../../../runtime/inline/storage';
import {button, notice, retryButton} from '../../../runtime/notice';
import {slashKey} from '../model/slashKey';

/** The address of the script of the search; written in when the site is built. */
declare const SEARCH_SCRIPT: string;

let dialog: HTMLDialogElement | undefined;
const field = document.createElement('input');

/** Each try is a new element: browsers do not load one twice. */
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

/** In a field "/" is a letter, and readers can switch it off. */
function isSlashFree(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.closest('input,textarea,select');
  return !isField && read(slashKey.setting) !== slashKey.off;
}

/** Some keyboards need Shift for "/". */
function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean {
  const isCommand = ctrlKey || metaKey;
  if (altKey) {
    return false;
  }
  return isCommand ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && isSlashFree(target);
}

function onKey(event: KeyboardEvent): void {
  if (isShortcut(event)) {
    open(event);
  }
}

document.documentElement.toggleAttribute(macKeyboard, navigator.userAgent.includes('Mac'));
window.addEventListener('click', onClick, true);
window.addEventListener('keydown', onKey, true);
