// Brings an island to life when a reader first touches it, focuses something in it or opens it. Pages of the framework
// have React, and islands that live.
import {noticeId} from './names';

type IslandScript = {wake: (island: HTMLElement) => Promise<void>};

const touched = new WeakSet<Element>();
let attempts = 0;

/** Keeps presses on the buttons of an island, and returns a function that repeats them. */
function keepPresses(island: Element): () => void {
  const pressed: HTMLElement[] = [];
  const keep = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (button && !button.closest('[data-light-slot]')) {
      pressed.push(button);
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  island.addEventListener('click', keep, true);
  return () => {
    island.removeEventListener('click', keep, true);
    pressed.forEach((button) => {
      button.click();
    });
  };
}

async function wake(island: HTMLElement): Promise<void> {
  touched.add(island);
  const repeatPresses = keepPresses(island);
  try {
    // After a failure it has another address, because some browsers keep failures.
    const address = SETTINGS.islandScript + (attempts > 0 ? `?${attempts}` : '');
    const script = (await import(address)) as IslandScript;
    await script.wake(island);
  } catch {
    attempts += 1;
    touched.delete(island);
    document.getElementById(noticeId)?.removeAttribute('hidden');
  }
  repeatPresses();
}

function onTouch({target}: Event): void {
  // What an island only shows, such as samples, needs no script.
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-light-island], [data-light-slot]') : null;
  if (part?.hasAttribute('data-light-island') && !touched.has(part)) {
    void wake(part);
  }
}

export function islands(): void {
  if (SETTINGS.islandScript !== '' && document.documentElement.hasAttribute('data-light')) {
    for (const event of ['pointerdown', 'focusin', 'toggle']) {
      document.addEventListener(event, onTouch, true);
    }
  }
}
