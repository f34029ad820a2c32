/**
 * Without script, the browser shows the definition on press only. This also shows it while the word or the definition
 * is hovered or focused. Returns a clean-up function.
 */
export function attachDefinition(word: HTMLElement, definition: HTMLElement): () => void {
  const end = new AbortController();
  const {signal} = end;
  /** Whether it was shown by hover or focus, and may be hidden without a press. */
  let isPassing = false;

  function isOpen(): boolean {
    return definition.matches(':popover-open');
  }

  function show(): void {
    if (!isOpen()) {
      isPassing = true;
      definition.showPopover({source: word});
    }
  }

  function hide(): void {
    if (isPassing && isOpen()) {
      definition.hidePopover();
    }
  }

  function leave({relatedTarget}: PointerEvent | FocusEvent): void {
    const isInside = [word, definition].some(
      (part) =>
        part.contains(document.activeElement) || (relatedTarget instanceof Node && part.contains(relatedTarget)),
    );
    if (!isInside) {
      hide();
    }
  }

  word.addEventListener(
    'pointerenter',
    ({pointerType}) => {
      if (pointerType === 'mouse') {
        show();
      }
    },
    {signal},
  );
  word.addEventListener(
    'focus',
    () => {
      if (word.matches(':focus-visible')) {
        show();
      }
    },
    {signal},
  );
  // The first press pins a definition that is already shown; the next one closes it.
  word.addEventListener(
    'click',
    (event) => {
      if (isPassing && isOpen()) {
        event.preventDefault();
      }
      isPassing = false;
    },
    {signal},
  );
  for (const part of [word, definition]) {
    part.addEventListener('pointerleave', leave, {signal});
    part.addEventListener('focusout', leave, {signal});
  }
  return () => {
    end.abort();
    hide();
  };
}
