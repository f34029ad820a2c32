// `docs.sidebar.hideable`: hides the sidebar of wide windows, on the next pages too. In the inline script, so that one
// that is hidden is never painted. Who sets it also names the key on the privacy page.
import {onPress} from '../browser/press';
import {onEachShow} from './shown';
import {read, write} from '../browser/storage';

const key = 'sidebar';

function show(state: string): void {
  document.documentElement.setAttribute('data-site-sidebar', state);
}

if (SETTINGS.hidesSidebar) {
  onEachShow(() => {
    show(read(key) === 'hidden' ? 'hidden' : 'shown');
  });
  onPress('[data-site-set-sidebar]', (button) => {
    const state = button.dataset.siteSetSidebar ?? '';
    show(state);
    write(key, state);
    // The button that was pressed is no longer seen.
    document.querySelector<HTMLElement>(`[data-site-set-sidebar]:not([data-site-set-sidebar=${state}])`)?.focus();
  });
}
