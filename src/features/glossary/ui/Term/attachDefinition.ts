const gap = 6;

/** Below the word, within the window. */
function place(definition: HTMLElement, word: DOMRect): void {
  const {width, height} = definition.getBoundingClientRect();
  const left = Math.max(gap, Math.min(word.left, window.innerWidth - width - gap));
  const fitsBelow = word.bottom + gap + height <= window.innerHeight;
  definition.style.left = `${left}px`;
  definition.style.top = `${fitsBelow ? word.bottom + gap : Math.max(gap, word.top - gap - height)}px`;
}

/** What ends it, anywhere on the page. */
function closeFrom(link: HTMLElement, definition: HTMLElement, hide: () => void): AbortController {
  const end = new AbortController();
  const {signal} = end;
  document.addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Escape') {
        hide();
      }
    },
    {signal},
  );
  document.addEventListener(
    'pointerdown',
    ({target}) => {
      if (target instanceof Node && !link.contains(target) && !definition.contains(target)) {
        hide();
      }
    },
    {signal},
  );
  window.addEventListener('scroll', hide, {signal, passive: true});
  return end;
}

/** Shows the definition while the word is pointed at or has the focus, or after a tap. Returns what takes it away. */
export function attachDefinition(link: HTMLElement, definition: HTMLElement): () => void {
  let isTouch = false;
  let open: AbortController | null = null;

  function show(): void {
    if (!open) {
      definition.showPopover();
      place(definition, link.getBoundingClientRect());
      open = closeFrom(link, definition, hide);
    }
  }

  function hide(): void {
    if (open) {
      open.abort();
      open = null;
      definition.hidePopover();
    }
  }

  function leave({relatedTarget}: PointerEvent): void {
    const goesBetween = relatedTarget === definition || relatedTarget === link;
    if (!goesBetween && document.activeElement !== link) {
      hide();
    }
  }

  link.addEventListener('pointerenter', ({pointerType}) => {
    isTouch = pointerType === 'touch';
    if (!isTouch) {
      show();
    }
  });
  link.addEventListener('pointerleave', leave);
  definition.addEventListener('pointerleave', leave);
  link.addEventListener('focus', () => {
    if (!isTouch) {
      show();
    }
  });
  link.addEventListener('blur', hide);
  // The first tap explains, the second one follows the link.
  link.addEventListener('click', (event) => {
    if (isTouch && !open) {
      event.preventDefault();
      event.stopPropagation();
      show();
    }
  });
  return hide;
}
