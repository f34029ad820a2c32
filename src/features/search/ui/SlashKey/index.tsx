import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import NeedsReact from '@site/src/components/NeedsReact';
import {slashKey} from '@site/src/features/search/model/slashKey';

/** A switch for the "/" shortcut, which speech input and unsteady hands press by mistake (WCAG 2.1.4). */
export default function SlashKey(): ReactNode {
  const [setting, slot] = useStorageSlot(slashKey.setting);
  return (
    <NeedsReact
      without={translate({id: 'search.slashKey.withoutScript', message: 'Without JavaScript the key does nothing.'})}>
      <label>
        <input
          type="checkbox"
          checked={setting !== slashKey.off}
          onChange={({target}) => {
            if (target.checked) {
              slot.del();
            } else {
              slot.set(slashKey.off);
            }
          }}
        />{' '}
        {translate({id: 'search.slashKey', message: 'Open the search with the / key'})}
      </label>
    </NeedsReact>
  );
}
