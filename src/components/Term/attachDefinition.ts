const gap = 6;

/** Below the word, within the window. */
function place(definition: HTMLElement, word: DOMRect): void {
  const {width, height} = definition.getBoundingClientRect();
  const left = Math.max(gap, Math.min(word.left, window.innerWidth - width - gap));
  const fitsBelow = word.bottom + gap + height <= window.innerHeight;
  definition.style.left = `${left}px`;
  definition.style.top = `${fitsBelow ? word.bottom + gap : Math.max(gap, word.top - gap - height)}px`;
}

/** Shows the definition while the word is pointed at or has the focus, or after a tap. Returns what takes all back. */
export function attachDefinition(link: HTMLElement, definition: HTMLElement): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  let isTouch = false;

  function show(): void {
    if (!definition.matches(':popover-open')) {
      definition.showPopover();
      place(definition, link.getBoundingClientRect());
    }
  }

  function hide(): void {
    if (definition.matches(':popover-open')) {
      definition.hidePopover();
    }
  }

  function leave({relatedTarget}: PointerEvent): void {
    const goesBetween = relatedTarget === definition || relatedTarget === link;
    if (!goesBetween && document.activeElement !== link) {
      hide();
    }
  }

  link.addEventListener(
    'pointerenter',
    ({pointerType}) => {
      isTouch = pointerType === 'touch';
      if (!isTouch) {
        show();
      }
    },
    {signal},
  );
  link.addEventListener('pointerleave', leave, {signal});
  definition.addEventListener('pointerleave', leave, {signal});
  link.addEventListener(
    'focus',
    () => {
      if (!isTouch) {
        show();
      }
    },
    {signal},
  );
  link.addEventListener('blur', hide, {signal});
  // The first tap explains, the second one follows the link.
  link.addEventListener(
    'click',
    (event) => {
      if (isTouch && !definition.matches(':popover-open')) {
        event.preventDefault();
        event.stopPropagation();
        show();
      }
    },
    {signal},
  );
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

  return () => {
    stop.abort();
    hide();
  };
}
