// `navbar.hideOnScroll`: the navbar goes while the reader scrolls down, and returns when they scroll up. light.css moves it,
// and keeps it while it has the focus.

let last = 0;

function update(): void {
  const height = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
  const isHidden = scrollY > last && scrollY > height;
  document.documentElement.setAttribute('data-light-navbar', isHidden ? 'hidden' : 'shown');
  last = scrollY;
}

export function hideNavbar(): void {
  if (SETTINGS.hidesNavbar) {
    window.addEventListener('scroll', update);
  }
}
