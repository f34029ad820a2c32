import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {removeCopy} from '@site/src/features/offline/ui/copy';
import {pressedEarly} from '@site/src/protocol';
import {clearMyData} from './clear';
import styles from './styles.module.css';

type Select = (count: number, forms: string) => string;

function describe(removed: string[] | null, hadCopy: boolean, select: Select): string {
  if (removed === null && !hadCopy) {
    return translate({
      id: 'clear.forbidden',
      message: 'Your browser forbids storage, so nothing of this site is stored in it.',
    });
  }
  const count = removed?.length ?? 0;
  if (count === 0 && !hadCopy) {
    return translate({id: 'clear.nothing', message: 'Nothing of this site was stored in your browser.'});
  }
  const forms = hadCopy
    ? translate({
        id: 'clear.doneWithCopy',
        message:
          'Done: 1 entry and the offline copy removed. Nothing of this site is stored in your browser now.|Done: {count} entries and the offline copy removed. Nothing of this site is stored in your browser now.',
        description: 'The forms for each plural',
      })
    : translate({
        id: 'clear.done',
        message:
          'Done: 1 entry removed. Nothing of this site is stored in your browser now.|Done: {count} entries removed. Nothing of this site is stored in your browser now.',
      });
  return select(count, forms).replace('{count}', String(count));
}

/** Clears what the site has stored in this browser and lists it. Without script, it explains another way. */
export default function ClearMyData(): ReactNode {
  const [said, say] = useState('');
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {selectMessage} = usePluralForm();

  async function clear(): Promise<void> {
    const removed = clearMyData();
    const hadCopy = await removeCopy(baseUrl).catch(() => false);
    say(describe(removed, hadCopy, selectMessage));
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
        {translate({id: 'clear.button', message: 'Clear my data'})}
      </button>
      <p role="status">{said}</p>
      <p className={styles.withoutScript}>
        {translate({
          id: 'clear.withoutScript',
          message:
            'The button that clears it needs JavaScript. Your browser can do the same: open the settings for this site and delete its data.',
        })}
      </p>
    </div>
  );
}
