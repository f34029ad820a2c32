// Brings an island of a light page to life when a reader first touches it, focuses something in it or opens it.
type IslandScript = {wake: (island: HTMLElement, onError: (error: unknown) => void) => void};

const alive = new WeakSet<Element>();
/** The islands that were touched and do not live yet, each with the buttons that were pressed in it. */
const waking = new Map<Element, HTMLElement[]>();
let failures = 0;

/** The site says it to its readers, also that the script has come at last. */
function tell(isMissing: boolean): void {
  document.dispatchEvent(new CustomEvent('light-part-missing', {detail: isMissing}));
}

function fail(error: unknown): void {
  console.error(error);
  tell(true);
}

async function wake(island: HTMLElement): Promise<void> {
  const pressed: HTMLElement[] = [];
  waking.set(island, pressed);
  try {
    // After a failure it has another address, because some browsers keep failures.
    const address = SETTINGS.islandScript + (failures > 0 ? `?${failures}` : '');
    const script = (await import(address)) as IslandScript;
    script.wake(island, fail);
    alive.add(island);
    if (failures > 0) {
      tell(false);
    }
  } catch (error) {
    failures += 1;
    fail(error);
  }
  waking.delete(island);
  if (alive.has(island)) {
    pressed.forEach((button) => {
      button.click();
    });
  }
}

function islandOf({target}: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('light-island') : null;
}

function onTouch(event: Event): void {
  const island = islandOf(event);
  if (island && !alive.has(island) && !waking.has(island)) {
    void wake(island);
  }
}

/** A button that is pressed too early is pressed again. */
function onPress(event: Event): void {
  const island = islandOf(event);
  const pressed = island && waking.get(island);
  const button = (event.target as Element).closest('button');
  if (pressed && button) {
    event.preventDefault();
    event.stopPropagation();
    pressed.push(button);
  }
}

export function islands(): void {
  if (SETTINGS.islandScript !== '' && document.documentElement.hasAttribute('data-light')) {
    for (const event of ['pointerdown', 'focusin', 'toggle']) {
      document.addEventListener(event, onTouch, true);
    }
    document.addEventListener('click', onPress, true);
  }
}
