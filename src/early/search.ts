// The search opens at once and takes what is typed. Its code comes when it is opened, and only then.
import {searchDialog, searchEntry} from './names';
import {settings} from './settings';

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.onclick = press;
  return made;
}

/** Each try is a new element: browsers do not load one twice. */
function load(dialog: HTMLDialogElement, address: string): void {
  const script = document.createElement('script');
  script.src = `${address}.js`;
  script.onerror = () => {
    const note = document.createElement('p');
    note.role = 'alert';
    note.append(
      'The search could not be loaded. ',
      button('Retry', () => {
        note.remove();
        load(dialog, address);
      }),
    );
    script.replaceWith(note);
  };
  dialog.append(script);
}

function make(address: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = searchDialog;
  dialog.ariaLabel = 'Search';
  const field = document.createElement('input');
  field.ariaLabel = field.placeholder = 'Search';
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = `${address}.css`;
  dialog.append(
    field,
    button('Close', () => {
      dialog.close();
    }),
    styles,
  );
  document.body.append(dialog);
  load(dialog, address);
  return dialog;
}

function open(event: Event): void {
  const address = settings.search;
  if (address === null) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const dialog = document.querySelector<HTMLDialogElement>(`.${searchDialog}`) ?? make(address);
  if (!dialog.open) {
    dialog.showModal();
  }
  dialog.querySelector('input')?.select();
}

export function watchSearch(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest(`[${searchEntry}]`)) {
        open(event);
      }
    },
    true,
  );
  window.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      open(event);
    }
  });
}
