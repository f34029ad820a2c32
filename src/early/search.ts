// The search opens at once and takes what is typed. Its code comes when it is opened, and only then.
import {searchDialog, searchEntry} from './names';
import {button, notice} from './notice';
import {settings} from './settings';

/** Each try is a new element: browsers do not load one twice. */
function load(dialog: HTMLDialogElement): void {
  const script = document.createElement('script');
  script.src = `${settings.search}.js`;
  script.onerror = () => {
    const failed = notice(
      'The search could not be loaded. ',
      button('Retry', () => {
        failed.remove();
        load(dialog);
      }),
    );
    script.replaceWith(failed);
  };
  dialog.append(script);
}

function make(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = searchDialog;
  dialog.ariaLabel = 'Search';
  const field = document.createElement('input');
  field.ariaLabel = field.placeholder = 'Search';
  field.onkeydown = ({key}) => {
    field.dataset.key = key;
  };
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = `${settings.search}.css`;
  const close = button('Close', () => {
    dialog.close();
  });
  dialog.append(field, close, styles);
  document.body.append(dialog);
  load(dialog);
  return dialog;
}

function open(event: Event, words = ''): void {
  event.preventDefault();
  event.stopPropagation();
  const dialog = document.querySelector<HTMLDialogElement>(`.${searchDialog}`) ?? make();
  const field = dialog.querySelector('input');
  if (!dialog.open) {
    dialog.showModal();
  }
  if (field && words) {
    field.value = words;
    field.dispatchEvent(new Event('input'));
  }
  field?.select();
}

function onClick(event: Event): void {
  const entry = event.target instanceof Element && event.target.closest(`[${searchEntry}]`);
  if (entry) {
    open(event, entry.getAttribute(searchEntry) ?? '');
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    open(event);
  }
}

export function watchSearch(): void {
  if (settings.search) {
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
  }
}
