// Messages that are put into the page without React, and whose buttons work without it.
import {noticeName} from '../protocol';
import {canReachServer} from './server';

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button button--primary button--sm';
  made.textContent = text;
  made.onclick = press;
  return made;
}

/** A message that screen readers announce at once. */
export function notice(...content: (Node | string)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = noticeName;
  made.role = 'alert';
  made.append(...content);
  return made;
}

/** Shows a message about the page as a whole, unless there is one already. */
export function showOnce(...content: (Node | string)[]): void {
  if (!document.querySelector(`body > .${noticeName}`)) {
    document.body.append(notice(...content));
  }
}

function nothing(): void {
  // There is no notice to hide.
}

let hide = nothing;

export function hideNotice(): void {
  hide();
}

export function hasNotice(): boolean {
  return hide !== nothing;
}

/** Shows what is wrong, with a button to try again. */
export function showNotice(text: string, retry: (isAsked: boolean) => void): void {
  hide();
  const made = notice(
    text,
    button('Retry', () => {
      hide();
      retry(true);
    }),
  );
  hide = () => {
    made.remove();
    hide = nothing;
  };
  document.body.append(made);
}

/** Tries again by itself when the server answers; browsers do not reliably report that the network is back. */
export function showOffline(retry: (isAsked: boolean) => void): void {
  showNotice('You seem to be offline. The page you chose opens when the network is back. ', retry);
  const own = hide;
  const timer = setInterval(() => {
    if (hide !== own) {
      clearInterval(timer);
      return;
    }
    void canReachServer().then((isThere) => {
      if (isThere && hide === own) {
        hide();
        retry(false);
      }
    });
  }, 3000);
}

export const partMissing = 'A part of this page could not be loaded. You can read it and follow its links. ';
