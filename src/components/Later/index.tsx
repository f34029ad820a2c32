import {useEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory} from '@docusaurus/router';
import {afterFrame} from '@site/src/early/afterFrame';
import {widerThanMenu} from '@site/src/early/names';
import styles from './styles.module.css';

/** Not where the reader is brought to a place in the page: it has to be there. */
function useMayFollow(): boolean {
  const isTakenOver = useIsBrowser();
  const {action, location} = useHistory();
  return isTakenOver && action !== 'POP' && location.hash === '' && !window.matchMedia(widerThanMenu).matches;
}

const room = <div className={styles.room} />;

/**
 * What is out of sight when a page is opened on a phone. On a page change it follows once the head of the new page can be
 * seen, and is until then what it was: all at once would keep the reader waiting.
 */
export default function Later({children}: {children: ReactNode}): ReactNode {
  const mayFollow = useMayFollow();
  const [before, setBefore] = useState(mayFollow ? room : children);
  useEffect(() => {
    if (before !== children) {
      afterFrame(() => {
        setBefore(children);
      });
    }
  }, [before, children]);
  return mayFollow ? before : children;
}
