// Part of the page script: copies the code of a block when its button is pressed, before or after hydration.
import {translate} from '@docusaurus/Translate';
import {codeCopied, copiesCode} from '../../../protocol';
import {showWord} from '../../../runtime/notice';

const shownFor = 2000;

/** The lines are separate elements without line breaks between them. */
function textOf(code: Element): string {
  return [...code.children].map(({textContent}) => textContent).join('\n');
}

function showDone(button: HTMLElement): void {
  if (button.hasAttribute(codeCopied)) {
    return;
  }
  const label = button.ariaLabel;
  button.toggleAttribute(codeCopied, true);
  button.ariaLabel = translate({
    id: 'code.copied',
    message: 'Copied',
    description: 'The name of a copy button, for a moment after the press',
  });
  setTimeout(() => {
    button.removeAttribute(codeCopied);
    button.ariaLabel = label;
  }, shownFor);
}

async function copy(button: HTMLElement, code: Element): Promise<void> {
  try {
    // On insecure origins `navigator.clipboard` is undefined, which is caught as well.
    await navigator.clipboard.writeText(textOf(code));
    showDone(button);
  } catch {
    getSelection()?.selectAllChildren(code);
    showWord(
      translate({
        id: 'code.notCopied',
        message: 'Your browser did not allow copying. The code is selected, so you can copy it yourself.',
      }),
    );
  }
}

document.addEventListener('click', ({target}) => {
  const button = target instanceof Element ? target.closest<HTMLElement>(`[${copiesCode}]`) : null;
  const code = button?.closest('.theme-code-block')?.querySelector('pre code');
  if (button && code) {
    void copy(button, code);
  }
});
