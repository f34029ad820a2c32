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

const dialog = document.currentScript?.parentElement;
if (dialog instanceof HTMLDialogElement) {
  begin(dialog);
}
