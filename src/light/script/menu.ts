// The menu of narrow windows is a popover. The browser opens it and closes it on Escape or a press beside it.
import {stopMoving} from './details';
import {onPress} from './press';
import {menuId, wideWindow} from './names';

const menu = () => document.getElementById(menuId);

function close(): void {
  if (menu()?.matches(':popover-open')) {
    menu()?.hidePopover();
  }
}

export function narrowMenu(): void {
  onPress(`#${menuId} a`, close);
  window.matchMedia(wideWindow).addEventListener('change', close);
  document.addEventListener('focusout', ({target, relatedTarget}) => {
    if (relatedTarget instanceof Node && menu()?.contains(target as Node) && !menu()?.contains(relatedTarget)) {
      close();
    }
  });

  // The contents above the text are closed again when an entry is chosen, before the browser measures where that is.
  onPress('.theme-doc-toc-mobile a', (entry) => {
    const contents = entry.closest('details');
    if (contents) {
      stopMoving(contents);
      contents.open = false;
    }
  });
}
