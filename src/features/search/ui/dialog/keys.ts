import type {List} from './list';

type Keys = {list: List; choose: () => void};

/** Without a choice, Home and End move in the text. */
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

/** Keys with which a text is put together, as in Japanese, belong to the text. */
export function listenToKeys(field: HTMLInputElement, keys: Keys): void {
  field.addEventListener('keydown', (event) => {
    const step = event.isComposing || event.ctrlKey || event.metaKey ? undefined : stepFor(event.key, keys);
    if (step) {
      event.preventDefault();
      step();
    }
  });
}
