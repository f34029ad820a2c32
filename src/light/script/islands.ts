// Brings an island to life when a reader first touches it, focuses something in it or opens it. Pages of the framework
// have React, and islands that live.
import {noticeId} from './names';

type IslandScript = {wake: (island: HTMLElement) => Promise<void>};

const waking = new WeakSet<HTMLElement>();
let attempts = 0;

async function wake(island: HTMLElement): Promise<void> {
  waking.add(island);
  try {
    // After a failure it has another address, because some browsers keep failures.
    const address = SETTINGS.islandScript + (attempts > 0 ? `?${attempts}` : '');
    const script = (await import(address)) as IslandScript;
    await script.wake(island);
  } catch {
    attempts += 1;
    waking.delete(island);
    document.getElementById(noticeId)?.removeAttribute('hidden');
  }
}

function onTouch({target}: Event): void {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-light-island]') : null;
  if (island && !waking.has(island)) {
    void wake(island);
  }
}

export function islands(): void {
  if (SETTINGS.islandScript !== '' && document.documentElement.hasAttribute('data-light')) {
    for (const event of ['pointerdown', 'focusin', 'toggle']) {
      document.addEventListener(event, onTouch, true);
    }
  }
}
