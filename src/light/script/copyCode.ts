import {onPress} from './press';
import {say} from './say';

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
    const code = button.closest('.theme-code-block')?.querySelector('pre code');
    if (code) {
      void copy(code, button.dataset);
    }
  });
}
