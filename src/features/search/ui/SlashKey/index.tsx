import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useStorageSlot} from '@docusaurus/theme-common';
import Switch from '@site/src/components/Switch';
import {slashKey} from '@site/src/features/search/model/slashKey';

/**
 * A switch for the "/" shortcut. Single-key shortcuts are triggered by mistake with speech input or unsteady hands
 * (WCAG 2.1.4).
 */
export default function SlashKey(): ReactNode {
  const [setting, slot] = useStorageSlot(slashKey.setting);
  const isOn = setting !== slashKey.off;

  function press(): void {
    if (isOn) {
      slot.set(slashKey.off);
    } else {
      slot.del();
    }
  }

  return (
    <Switch isOn={isOn} onPress={press}>
      {translate({id: 'search.slashKey', message: 'Open the search with the / key'})}
    </Switch>
  );
}
