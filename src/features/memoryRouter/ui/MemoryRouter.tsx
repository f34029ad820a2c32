// What the framework's entry imports instead of `react-router-dom`, see ../plugin.ts.
import {useEffect, type ReactNode} from 'react';
import {HashRouter, MemoryRouter, useHistory} from 'react-router-dom';

const {origin, pathname, search, hash} = window.location;

/** The address of a link to a page of this site which nobody else follows, such as one to a place on the page. */
function pageBehind(event: MouseEvent, current: string): URL | undefined {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]:not([target])');
  const isOurs = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const address = link && isOurs ? new URL(link.getAttribute('href') ?? '', origin + current) : undefined;
  // A name with an ending is a file, such as a copy of a page.
  return address?.origin === origin && !/\.[a-z]+$/.test(address.pathname) ? address : undefined;
}

/** React follows its own links only. */
function PlainLinks(): ReactNode {
  const history = useHistory();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const address = pageBehind(event, history.createHref(history.location));
      if (address) {
        event.preventDefault();
        history.push(address.pathname + address.search + address.hash);
      }
    }
    document.addEventListener('click', follow);
    // For the page around it, which may have a button for the way back.
    Object.assign(window, {siteHistory: history});
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [history]);
  return null;
}

function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  return (
    <MemoryRouter initialEntries={[pathname + search + hash]}>
      {children}
      <PlainLinks />
    </MemoryRouter>
  );
}

export {BrowserRouter, HashRouter};
