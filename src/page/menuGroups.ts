// A page has the links of its own group in the menu. Those of a closed group come from the first page of that group when
// the reader opens it. Without that page, the link in the group leads to a list of its pages.
import {menuId} from '../browser/names';

async function fill(closed: HTMLDetailsElement): Promise<void> {
  const {siteGroup: address = ''} = closed.dataset;
  delete closed.dataset.siteGroup;
  const answer = await fetch(address);
  // The policy of this page is also that of what it parses, and knows only its own styles.
  const html = (await answer.text()).replace(/<style[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  // On its own page, the group is open.
  const name = (group: Element) => group.querySelector('summary')?.textContent;
  const same = [...page.querySelectorAll(`#${menuId} details:has([aria-current=page])`)].find(
    (group) => name(group) === name(closed),
  );
  const links = [...(same?.querySelector('ul')?.children ?? [])];
  const list = closed.querySelector('ul');
  if (list && links.length > 0) {
    list.replaceChildren(...links);
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    list.querySelectorAll('.menu__link--active').forEach((link) => {
      link.classList.remove('menu__link--active');
    });
  }
}

export function menuGroups(): void {
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(`#${menuId} [data-site-group]`)) {
        // The link that is there leads to the pages as well.
        fill(target).catch(() => undefined);
      }
    },
    true,
  );
}
