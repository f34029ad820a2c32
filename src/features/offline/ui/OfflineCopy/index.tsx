import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Switch from '@site/src/components/Switch';
import {isFile, type Failure} from '@site/src/features/offline/ui/copy';
import type {Size} from '@site/src/features/offline/model/names';
import {useOfflineCopy, type State} from './useOfflineCopy';

const failures: Record<Failure, string> = {
  full: 'There is not enough room on this device. Nothing was kept.',
  incomplete: 'Not all of it could be loaded, so nothing was kept. Check your connection, then try again.',
};

/** Made when it is wanted: that takes a phone a while. */
const grouped = (count: number) => count.toLocaleString('en-GB');

function describe({files, bytes}: Size): string {
  return `${grouped(files)} files, ${grouped(bytes)} bytes`;
}

function tell(state: State): string {
  switch (state.phase) {
    case 'keeping':
      return 'Copying …';
    case 'ready':
      return `Ready. ${describe(state.size)} are on this device.`;
    case 'removed':
      return 'Removed. Nothing of the copy is left on this device.';
    case 'failed':
      return failures[state.failure];
    case 'unsupported':
      return isFile()
        ? 'This page was opened from a file, so it is on a device already. A browser copies only what a host has sent.'
        : 'This browser cannot keep a copy here. Some private windows and settings forbid it.';
    default:
      return '';
  }
}

/** A switch for the copy of the site on the reader's device. Nothing is kept unless it is pressed. */
export default function OfflineCopy(): ReactNode {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {state, keep, remove} = useOfflineCopy(baseUrl);
  const isOn = state.phase === 'ready' || state.phase === 'keeping';

  function press(): void {
    void (isOn ? remove() : keep());
  }

  if (customFields?.offlineCopy === false) {
    return null;
  }
  return (
    <>
      <Switch isOn={isOn} onPress={press}>
        Keep these docs on this device
      </Switch>
      {state.phase === 'keeping' && (
        <p>
          <progress aria-label="Copied so far" value={state.done.bytes} max={state.all.bytes || 1} />{' '}
          <span>{`${describe(state.done)} of ${grouped(state.all.bytes)}`}</span>
        </p>
      )}
      <p role="status">{tell(state)}</p>
    </>
  );
}
