import {translate} from '@docusaurus/Translate';
import {onPress} from './press';
import {say} from './say';

const shownFor = 2000;

/** Each line is an element, without a line break between two. */
function textOf(code: Element): string {
  return [...code.children].map(({textContent}) => textContent).join('\n');
}

async function copy(button: HTMLElement, code: Element): Promise<void> {
  try {
    // Without a safe connection there is no clipboard, which is caught as well.
    await navigator.clipboard.writeText(textOf(code));
  } catch {
    getSelection()?.selectAllChildren(code);
    say(
      translate({
        id: 'code.notCopied',
        message: 'Your browser did not allow copying. The code is selected, so you can copy it yourself.',
      }),
    );
    return;
  }
  say(translate({id: 'code.copied', message: 'Copied', description: 'Read out after a press on a copy button'}));
  button.setAttribute('data-copied', '');
  setTimeout(() => {
    button.removeAttribute('data-copied');
  }, shownFor);
}

onPress('[data-copy]', (button) => {
  const code = button.closest('.theme-code-block')?.querySelector('pre code');
  if (code) {
    void copy(button, code);
  }
});
