import {useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {removeCopy} from '@site/src/features/offline/ui/copy';
import {pressedEarly} from '@site/src/protocol';
import {clearMyData} from './clear';
import styles from './styles.module.css';

function describe(removed: string[] | null, hadCopy: boolean): string {
  if (removed === null && !hadCopy) {
    return 'Your browser forbids storage, so nothing of this site is stored in it.';
  }
  const count = removed?.length ?? 0;
  const entries = count === 1 ? '1 entry' : `${count} entries`;
  return count === 0 && !hadCopy
    ? 'Nothing of this site was stored in your browser.'
    : `Done: ${entries}${hadCopy ? ' and the copy to read offline' : ''} removed. Nothing of this site is stored in your browser now.`;
}

/** Clears what the site has stored in this browser, and says what that was. Without script there is another way. */
export default function ClearMyData(): ReactNode {
  const [said, say] = useState('');
  const {baseUrl} = useDocusaurusContext().siteConfig;

  async function clear(): Promise<void> {
    const removed = clearMyData();
    const hadCopy = await removeCopy(baseUrl).catch(() => false);
    say(describe(removed, hadCopy));
  }

  return (
    <div className={styles.frame}>
      <button
        {...pressedEarly('again')}
        type="button"
        className="button button--primary"
        onClick={() => {
          void clear();
        }}>
        Clear my data
      </button>
      <p role="status">{said}</p>
      <p className={styles.withoutScript}>
        The button that clears it needs JavaScript. Your browser can do the same: open the settings for this site and
        delete its data.
      </p>
    </div>
  );
}
