// A page has the links of its own group in the menu. Of a closed group it has the first; the rest comes from that page when
// the reader opens the group.
import {menuId} from './names';

async function fill(closed: HTMLDetailsElement): Promise<void> {
  const list = closed.querySelector('ul');
  const address = list?.querySelector('a')?.href;
  if (!list || address === undefined) {
    return;
  }
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // On its own page, the group is open.
  const name = (group: Element) => group.querySelector('summary')?.textContent;
  const same = [...page.querySelectorAll(`#${menuId} details:has([aria-current=page])`)].find(
    (group) => name(group) === name(closed),
  );
  const links = [...(same?.querySelector('ul')?.children ?? [])];
  if (links.length > 0) {
    list.replaceChildren(...links);
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    list.querySelectorAll('.menu__link--active').forEach((link) => {
      link.classList.remove('menu__link--active');
    });
  }
  closed.removeAttribute('data-light-elsewhere');
}

export function menuGroups(): void {
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(`#${menuId} [data-light-elsewhere]`)) {
        // The link that is there leads to the others as well.
        fill(target).catch(() => undefined);
      }
    },
    true,
  );
}
