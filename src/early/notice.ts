// Parts that script puts into the page without React, and that answer without it.
import {noticeName} from './names';

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button button--primary button--sm';
  made.textContent = text;
  made.onclick = press;
  return made;
}

/** Read out as soon as it stands in the page. */
export function notice(...content: (Node | string)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = noticeName;
  made.role = 'alert';
  made.append(...content);
  return made;
}

/** Of what is wrong with the page as a whole, only the first is said. */
export function showOnce(...content: (Node | string)[]): void {
  if (!document.querySelector(`body > .${noticeName}`)) {
    document.body.append(notice(...content));
  }
}

/** Says that the page can be read but not all of it works, and offers to load it again. */
export function showNotice(): void {
  showOnce(
    'A part of this page could not be loaded. You can read it and follow its links. ',
    button('Retry', () => {
      window.location.reload();
    }),
  );
}
