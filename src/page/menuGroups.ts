// A page has the links of its own group in the menu. Those of a closed group come from the first page of that group when
// the reader opens it. Without that page, the link in the group leads to a list of its pages.
import {menuId} from '../browser/names';

const group = 'details[data-site-group]';

async function fill(closed: HTMLDetailsElement): Promise<void> {
  const list = closed.querySelector('[data-site-elsewhere]');
  const address = closed.dataset.siteGroup ?? '';
  if (!list) {
    return;
  }
  list.removeAttribute('data-site-elsewhere');
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const same = [...page.querySelectorAll<HTMLElement>(`#${menuId} ${group}`)].find(
    ({dataset}) => dataset.siteGroup === address,
  );
  const links = [...(same?.querySelector('ul')?.children ?? [])];
  if (links.length > 0) {
    list.replaceChildren(...links);
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    list.querySelectorAll('.menu__link--active').forEach((link) => {
      link.classList.remove('menu__link--active');
    });
  }
}

// The event does not bubble.
document.addEventListener(
  'toggle',
  ({target}) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(`#${menuId} ${group}`)) {
      // The link that is there leads to the pages as well.
      fill(target).catch(() => undefined);
    }
  },
  true,
);
