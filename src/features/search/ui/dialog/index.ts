// Loaded when the reader opens the search. The dialog and its field are there by then: the opener made them.
import {translate} from '@docusaurus/Translate';
import '../../../../css/tokens.css';
import styles from './frame.module.css';
import {Search, type Place} from './search';

/** The text of all style sheets that this imports; known when it is made. */
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

/** With its code, so that what it makes never moves; and a strict policy lets a script make a style sheet. */
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
  // The dialog itself is only hit where nothing of it stands: on the backdrop.
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
