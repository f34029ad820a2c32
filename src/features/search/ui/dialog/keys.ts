import type {List} from './list';

type Keys = {list: List; choose: () => void};

/** Home and End move the cursor in the text unless an option is active. */
function stepFor(key: string, {list, choose}: Keys): (() => void) | undefined {
  switch (key) {
    case 'ArrowDown':
      return () => {
        list.step(1);
      };
    case 'ArrowUp':
      return () => {
        list.step(-1);
      };
    case 'Enter':
      return choose;
    case 'Home':
    case 'End':
      return list.isChoosing
        ? () => {
            list.jump(key === 'Home' ? 0 : -1);
          }
        : undefined;
    default:
      return undefined;
  }
}

/** Keys that are part of text composition, as in Japanese, are ignored. */
export function listenToKeys(field: HTMLInputElement, keys: Keys): void {
  field.addEventListener('keydown', (event) => {
    const step = event.isComposing || event.ctrlKey || event.metaKey ? undefined : stepFor(event.key, keys);
    if (step) {
      event.preventDefault();
      step();
    }
  });
}
