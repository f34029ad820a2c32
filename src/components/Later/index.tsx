import {useContext, useEffect, useMemo, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory} from '@docusaurus/router';
import {__RouterContext as RouterContext} from 'react-router';
import {afterFrame} from '@site/src/early/afterFrame';
import {widerThanMenu} from '@site/src/early/names';
import styles from './styles.module.css';

/** Not where the reader is brought to a place in the page: it has to be there. */
function useMayFollow(): boolean {
  const isTakenOver = useIsBrowser();
  const {action, location} = useHistory();
  return isTakenOver && action !== 'POP' && location.hash === '' && !window.matchMedia(widerThanMenu).matches;
}

/**
 * What is out of sight when a page is opened on a phone. On a page change it follows once the head of the new page can be
 * seen, and is until then what it was: all at once would keep the reader waiting.
 */
export default function Later({children}: {children: ReactNode}): ReactNode {
  // A link is made anew with each address.
  const router = useContext(RouterContext);
  const current = useMemo(() => ({router, children}), [router, children]);
  const mayFollow = useMayFollow();
  const [before, setBefore] = useState(mayFollow ? null : current);
  useEffect(() => {
    if (before !== current) {
      afterFrame(() => {
        setBefore(current);
      });
    }
  }, [before, current]);
  const shown = mayFollow ? before : current;
  return shown ? (
    <RouterContext.Provider value={shown.router}>{shown.children}</RouterContext.Provider>
  ) : (
    <div className={styles.room} />
  );
}
