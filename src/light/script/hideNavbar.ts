// `navbar.hideOnScroll`: the navbar goes while the reader scrolls down, and returns when they scroll up, see light.css.

let last = 0;

/** A jump hides it in both directions, because it would lie on what the link leads to. */
function update(isJump: boolean): void {
  const root = document.documentElement;
  const navbar = document.querySelector<HTMLElement>('.navbar');
  if (!navbar || getComputedStyle(navbar).position === 'static') {
    // It goes with the page.
    return;
  }
  const height = navbar.offsetHeight;
  const {scrollY, innerHeight} = window;
  const isAtTop = scrollY < height;
  // At the end of the page some browsers bounce, which is no scrolling up.
  const isAtEnd = scrollY + innerHeight >= root.scrollHeight - height;
  if (isAtTop || isJump || scrollY > last) {
    root.setAttribute('data-light-navbar', isAtTop ? 'shown' : 'hidden');
  } else if (scrollY < last && !isAtEnd) {
    root.setAttribute('data-light-navbar', 'shown');
  }
  last = scrollY;
}

export function hideNavbar(): void {
  if (SETTINGS.hidesNavbar) {
    window.addEventListener('scroll', () => {
      update(false);
    });
    window.addEventListener('hashchange', () => {
      update(true);
    });
  }
}
