// Messages that work without React.
import {translate} from '@docusaurus/Translate';
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

export function retryButton(press: () => void): HTMLButtonElement {
  return button(
    translate({
      id: 'notice.retry',
      message: 'Retry',
      description: 'On a button below a message that something could not be loaded',
    }),
    press,
  );
}

/** A message that screen readers announce at once. */
export function notice(...content: (Node | string)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = noticeName;
  made.role = 'alert';
  made.append(...content);
  return made;
}

/** Shows a message about the whole page, unless there is one already. */
export function showOnce(...content: (Node | string)[]): void {
  if (!document.querySelector(`body > .${noticeName}`)) {
    document.body.append(notice(...content));
  }
}

/**
 * The page script and React's scripts each contain a copy of this module, so the current message is looked up in the
 * DOM.
 */
function passingNotice(): HTMLElement | null {
  return document.querySelector(`body > .${noticeName}[data-passing]`);
}

function hideWord(): void {
  document.querySelector('[data-word]')?.remove();
}

export function hideNotice(): void {
  passingNotice()?.remove();
  hideWord();
}

export function hasNotice(): boolean {
  return passingNotice() !== null;
}

/** Shows what is wrong, with a button to try again. */
export function showNotice(text: string, retry: (isAsked: boolean) => void): HTMLElement {
  hideNotice();
  const made = notice(
    text,
    ' ',
    retryButton(() => {
      hideNotice();
      retry(true);
    }),
  );
  made.dataset.passing = '';
  document.body.append(made);
  return made;
}

/** Shows a message until the next press or key. A notice about the page stays, below it. */
export function showWord(text: string): void {
  hideWord();
  const place = passingNotice();
  const made = place ? document.createElement('p') : notice();
  made.textContent = text;
  made.dataset.word = '';
  if (place) {
    place.prepend(made);
  } else {
    document.body.append(made);
  }
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(
      type,
      () => {
        made.remove();
      },
      {once: true, capture: true, passive: true},
    );
  }
}

const offline = translate({
  id: 'notice.offline',
  message: 'You seem to be offline. The page you chose opens when the network is back.',
});

/** Also retries by itself once the server answers, because browsers do not reliably report that the network is back. */
export function showOffline(retry: (isAsked: boolean) => void): void {
  const own = showNotice(offline, retry);
  const timer = setInterval(() => {
    if (!own.isConnected) {
      clearInterval(timer);
      return;
    }
    void canReachServer().then((isThere) => {
      if (isThere && own.isConnected) {
        own.remove();
        retry(false);
      }
    });
  }, 3000);
}

export const partLate = translate({
  id: 'notice.partLate',
  message:
    'A part of this page is still loading. You can read the page and follow its links. ' +
    'To use a button or a tab, wait or press Retry, then press it again.',
});

export const partMissing = translate({
  id: 'notice.partMissing',
  message:
    'A part of this page could not be loaded. You can read the page and follow its links. ' +
    'To use a button or a tab, press Retry, then press it again.',
});
