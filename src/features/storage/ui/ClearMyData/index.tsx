import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import siteStorage from '@generated/site-storage';
import NeedsReact from '@site/src/components/NeedsReact';

/** Removes the entries whose names end in the mark of this site. */
function clear(): string {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(storage).filter((name) => name.endsWith(siteStorage.namespace))) {
        storage.removeItem(key);
      }
    }
    return translate({id: 'clear.done', message: 'Done. Nothing of this site is stored in your browser now.'});
  } catch {
    return translate({
      id: 'clear.forbidden',
      message: 'Your browser blocks storage, so nothing of this site is stored.',
    });
  }
}

/** Clears what the site has stored in this browser. */
export default function ClearMyData(): ReactNode {
  const [said, say] = useState('');
  return (
    <NeedsReact
      without={translate({
        id: 'clear.withoutScript',
        message: 'The button needs JavaScript. You can delete the data of this site in the settings of your browser.',
      })}>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          say(clear());
        }}>
        {translate({id: 'clear.button', message: 'Clear my data'})}
      </button>
      <p role="status">{said}</p>
    </NeedsReact>
  );
}
