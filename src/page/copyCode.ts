import {onPress} from '../browser/press';
import {say} from '../browser/say';

/** Each line is an element, without a line break between two. */
function textOf(code: Element): string {
  return [...code.children].map(({textContent}) => textContent).join('\n');
}

async function copy(code: Element): Promise<void> {
  try {
    // Without a safe connection there is no clipboard, which is caught as well.
    await navigator.clipboard.writeText(textOf(code));
    say('Copied');
  } catch {
    getSelection()?.selectAllChildren(code);
    say('Your browser did not allow copying. The code is selected, so you can copy it yourself.');
  }
}

onPress('[data-site-copy]', (button) => {
  const code = button.closest('.theme-code-block')?.querySelector('pre code');
  if (code) {
    void copy(code);
  }
});
