import {onPress} from './events';

const shownFor = 6000;

/** Shows a sentence for a moment, which screen readers read out. The control that was pressed has it in its language. */
function say(text = ''): void {
  document.querySelector('.light-said')?.remove();
  const said = document.createElement('p');
  said.setAttribute('class', 'light-notice light-said');
  said.setAttribute('role', 'status');
  said.setAttribute('data-not-text', '');
  document.body.append(said);
  // An element that is there before its text is read out more reliably.
  said.textContent = text;
  setTimeout(() => {
    said.remove();
  }, shownFor);
}

/** Each line is an element, without a line break between two. Those of parameters that are left out are hidden. */
function textOf(code: Element): string {
  return [...code.querySelectorAll(':scope > :not([hidden])')].map(({textContent}) => textContent).join('\n');
}

async function copy(code: Element, {lightDone, lightFailed}: DOMStringMap): Promise<void> {
  try {
    // Without a safe connection there is no clipboard, which is caught as well.
    await navigator.clipboard.writeText(textOf(code));
    say(lightDone);
  } catch {
    getSelection()?.selectAllChildren(code);
    say(lightFailed);
  }
}

export function copyCode(): void {
  onPress('[data-light-copy]', (button) => {
    const code = button.closest('.theme-code-block')?.querySelector('pre > code');
    if (code) {
      void copy(code, button.dataset);
    }
  });
}
