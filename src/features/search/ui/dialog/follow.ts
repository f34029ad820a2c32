import {searchGoes} from '../../../../protocol';

/** React, where it is here, goes there without loading the page anew. */
function isTaken(address: string): boolean {
  return !document.dispatchEvent(new CustomEvent(searchGoes, {detail: address, cancelable: true}));
}

type Choice = {ask: (question: string) => void; leave: () => void};

/** What a press on an option does: it asks another question, or leads to a place. */
export function followOn(list: HTMLElement, {ask, leave}: Choice): void {
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    const question = option?.dataset.question;
    if (question !== undefined) {
      ask(question);
    } else if (option instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      leave();
      if (isTaken(option.href)) {
        event.preventDefault();
      }
    }
  });
}
