// Loaded when the reader opens the search. The opener has already created the dialog and its field.
import {translate} from '@docusaurus/Translate';
import '../../../../css/tokens.css';
import styles from './frame.module.css';
import {Search, type Place} from './search';

/** The text of all imported style sheets; defined at build time. */
declare const STYLES: string;

const attributes = {
  role: 'combobox',
  'aria-label': translate({id: 'search.field', message: 'Search this documentation'}),
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': 'false',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
};

/** The styles come with the code, so that nothing moves. A strict policy allows style sheets made by scripts. */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}

function begin(place: Place): void {
  const {dialog, field} = place;
  for (const [name, value] of Object.entries(attributes)) {
    field.setAttribute(name, value);
  }
  addStyles();
  dialog.classList.add(styles.dialog ?? '');
  // The dialog element itself is the target only of clicks on its backdrop.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) {
      dialog.close();
    }
  });
  new Search(place);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement && script.parentElement instanceof HTMLDialogElement) {
  const dialog = script.parentElement;
  const field = dialog.querySelector('input');
  if (field) {
    begin({dialog, field, folder: new URL('.', script.src).href});
  }
}
