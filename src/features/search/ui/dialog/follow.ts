type Choice = {ask: (question: string) => void; leave: () => void};

/** A press on an option starts another query or opens a page. */
export function followOn(list: HTMLElement, {ask, leave}: Choice): void {
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null;
    const question = option?.dataset.question;
    if (question !== undefined) {
      ask(question);
    } else if (option instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      leave();
    }
  });
}
