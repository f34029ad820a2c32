// Parts that script puts into the page without React, and that answer without it.
import {noticeName} from '../protocol';
import {isServerThere} from './server';

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

function nothing(): void {
  // No notice of these stands in the page.
}

let hide = nothing;

export function hideNotice(): void {
  hide();
}

export function hasNotice(): boolean {
  return hide !== nothing;
}

/** Says what is wrong and offers to try again. */
export function showNotice(text: string, again: (isAsked: boolean) => void): void {
  hide();
  const made = notice(
    text,
    button('Retry', () => {
      hide();
      again(true);
    }),
  );
  hide = () => {
    made.remove();
    hide = nothing;
  };
  document.body.append(made);
}

/** Goes on by itself when the network is back. Browsers tell of that only sometimes, so the server is asked. */
export function showOffline(again: (isAsked: boolean) => void): void {
  showNotice('You seem to be offline. The page you chose opens when the network is back. ', again);
  const own = hide;
  const timer = setInterval(() => {
    if (hide !== own) {
      clearInterval(timer);
      return;
    }
    void isServerThere().then((isThere) => {
      if (isThere && hide === own) {
        hide();
        again(false);
      }
    });
  }, 3000);
}

export const partMissing = 'A part of this page could not be loaded. You can read it and follow its links. ';
