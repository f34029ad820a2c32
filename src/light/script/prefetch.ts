// Asks for the page behind a link at the moment of intent, in browsers without the rules of scripts.ts.
const rest = 200;

let waiting: number | undefined;

function fetchAhead(link: HTMLAnchorElement): void {
  const {href, origin, pathname} = link;
  if (origin === location.origin && pathname !== location.pathname && !document.querySelector(`link[href="${href}"]`)) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
  }
}

export function prefetch(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (connection?.saveData || HTMLScriptElement.supports('speculationrules')) {
    return;
  }
  for (const event of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(event, ({target}) => {
      window.clearTimeout(waiting);
      const link = (target as Element).closest('a');
      if (link) {
        waiting = window.setTimeout(fetchAhead, event === 'pointerover' ? rest : 0, link);
      }
    });
  }
}
