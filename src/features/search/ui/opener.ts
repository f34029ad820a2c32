// Part of the page script: opens the search at once and takes what is typed. The rest is loaded when it is opened.
import {routeShown} from '../../../page/names';
import {onPress} from '../../../page/press';
import {loadSearch} from './load';

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

function load(place: HTMLDialogElement): void {
  const loading = document.createElement('p');
  loading.role = 'status';
  loading.textContent = 'Loading the text of these pages …';
  place.append(loading);
  loadSearch().then(
    ({fillDialog}) => {
      loading.remove();
      fillDialog(place, field);
    },
    () => {
      const retry = button('Retry', () => {
        loading.remove();
        field.focus();
        load(place);
      });
      loading.role = 'alert';
      loading.replaceChildren('The search could not be loaded. You may be offline. ', retry);
    },
  );
}

function make(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'theme-search';
  made.ariaLabel = field.placeholder = 'Search';
  field.ariaLabel = 'Search this documentation';
  const close = button('Close', () => {
    made.close();
  });
  made.append(field, close);
  document.body.append(made);
  load(made);
  return made;
}

function open(event: Event, words?: string): void {
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

document.documentElement.toggleAttribute('data-mac', navigator.userAgent.includes('Mac'));
onPress('[data-search]', ({dataset}, event) => {
  open(event, dataset.search);
});
window.addEventListener('keydown', (event) => {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
    open(event);
  }
});

/** On the not-found page, the search lists the pages that may have been meant. */
function showNearest(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place) {
    // Without them, the page still offers other links.
    loadSearch().then(
      (search) => search.showNearest(place),
      () => undefined,
    );
  }
}

showNearest();
document.addEventListener(routeShown, showNearest);
