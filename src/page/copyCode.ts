import {onPress} from '../browser/press';
import {say} from '../browser/say';

/** Each line is an element, without a line break between two. Those of parameters that are left out are hidden. */
function textOf(code: Element): string {
  return [...code.querySelectorAll(':scope > :not([hidden])')].map(({textContent}) => textContent).join('\n');
}

async function copy(code: Element, {siteDone, siteFailed}: DOMStringMap): Promise<void> {
  try {
    // Without a safe connection there is no clipboard, which is caught as well.
    await navigator.clipboard.writeText(textOf(code));
    say(siteDone);
  } catch {
    getSelection()?.selectAllChildren(code);
    say(siteFailed);
  }
}

export function copyCode(): void {
  onPress('[data-site-copy]', (button) => {
    const code = button.closest('.theme-code-block')?.querySelector('pre code');
    if (code) {
      void copy(code, button.dataset);
    }
  });
}
