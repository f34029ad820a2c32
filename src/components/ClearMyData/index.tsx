import {useState, type ReactNode} from 'react';
import {clearMyData} from './clear';
import styles from './styles.module.css';

function describe(removed: string[] | null): string {
  if (removed === null) {
    return 'Your browser forbids storage, so nothing of this site is stored in it.';
  }
  const count = removed.length === 1 ? '1 entry' : `${removed.length} entries`;
  return removed.length === 0
    ? 'Nothing of this site was stored in your browser.'
    : `Done: ${count} removed. Nothing of this site is stored in your browser now.`;
}

/** Clears what the site has stored in this browser, and says what that was. Without script there is another way. */
export default function ClearMyData(): ReactNode {
  const [said, say] = useState('');
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          say(describe(clearMyData()));
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
