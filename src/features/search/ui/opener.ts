// Part of the page script: opens the search at once and takes what is typed. The rest is loaded when it is opened.
import {element} from '../../../browser/element';
import {onPress} from '../../../browser/press';
import type * as search from './search';

type SearchScript = typeof search;

/** What the dialog says before its file has come. The link of the navbar has it, in the language of the page. */
export type OpenerTexts = Record<'search' | 'field' | 'close' | 'loading' | 'failed' | 'retry', string>;

const field = element('input');
let dialog: HTMLDialogElement | undefined;
let attempts = 0;

/** Loads the file of the search. After a failure it has another address, because some browsers keep failures. */
async function loadSearch(): Promise<SearchScript> {
  try {
    return (await import(SITE.searchScript + (attempts > 0 ? `?${attempts}` : ''))) as SearchScript;
  } catch (error) {
    attempts += 1;
    throw error;
  }
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', {type: 'button', class: 'button button--primary button--sm'}, text);
  made.onclick = press;
  return made;
}

function load(place: HTMLDialogElement, texts: OpenerTexts): void {
  const loading = element('p', {role: 'status'}, texts.loading);
  place.append(loading);
  loadSearch().then(
    ({fillDialog}) => {
      loading.remove();
      fillDialog(place, field);
    },
    () => {
      const retry = button(texts.retry, () => {
        loading.remove();
        field.focus();
        load(place, texts);
      });
      loading.role = 'alert';
      const failed = SITE.isDevelopment ? 'Only a build has the search: npm run build, npm run serve.' : texts.failed;
      loading.replaceChildren(`${failed} `, retry);
    },
  );
}

function make(texts: OpenerTexts): HTMLDialogElement {
  const close = button(texts.close, () => {
    made.close();
  });
  field.placeholder = texts.search;
  field.ariaLabel = texts.field;
  const made = element('dialog', {class: 'theme-search', 'aria-label': texts.search}, field, close);
  document.body.append(made);
  load(made, texts);
  return made;
}

function open(event: Event): void {
  const texts = document.querySelector<HTMLElement>('[data-site-texts]')?.dataset.siteTexts;
  // A page without the navbar has no search.
  if (texts === undefined) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  dialog ??= make(JSON.parse(texts) as OpenerTexts);
  if (!dialog.open) {
    dialog.showModal();
  }
  field.select();
}

/** On the not-found page, the search lists the pages that may have been meant. */
function showNearest(): void {
  const place = document.querySelector<HTMLElement>('div[data-site-nearest]');
  if (place) {
    // Without them, the page still offers other links.
    loadSearch().then(
      ({showNearest: show}) => {
        show(place);
      },
      () => undefined,
    );
  }
}

export function searchOpener(): void {
  document.documentElement.toggleAttribute('data-site-mac', navigator.userAgent.includes('Mac'));
  onPress('[data-site-search]', (_, event) => {
    open(event);
  });
  window.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      open(event);
    }
  });
  showNearest();
}
