// Loaded when the reader opens the search. The dialog and its field are there by then: `src/early/search.ts` made them.
import '../../css/tokens.css';
import {Search} from './search';
import styles from './styles.module.css';

const field = {
  role: 'combobox',
  'aria-label': 'Search this documentation',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': 'false',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
};

function begin(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector('input');
  if (!input) {
    return;
  }
  for (const [name, value] of Object.entries(field)) {
    input.setAttribute(name, value);
  }
  dialog.classList.add(styles.dialog ?? '');
  // The dialog itself is only hit where nothing of it stands: on the backdrop.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) {
      dialog.close();
    }
  });
  new Search(dialog, input);
}

/** What comes without its styles would move when they come. */
function whenStyled(dialog: HTMLDialogElement, act: () => void): void {
  const sheet = dialog.querySelector('link');
  if (!sheet || sheet.sheet) {
    act();
  } else {
    sheet.onload = sheet.onerror = act;
  }
}

const dialog = document.currentScript?.parentElement;
if (dialog instanceof HTMLDialogElement) {
  whenStyled(dialog, () => {
    begin(dialog);
  });
}
