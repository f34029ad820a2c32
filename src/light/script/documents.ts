// Each step to another page loads a document, from pages of the framework too. Its router hears of no press that does not
// arrive, and neither does a handler that an author gives a link.

function leaveToBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
  if (link?.origin === location.origin) {
    event.stopPropagation();
  }
}

export function documents(): void {
  if (!document.documentElement.hasAttribute('data-light')) {
    document.addEventListener('click', leaveToBrowser, true);
  }
}
