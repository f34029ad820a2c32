import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Switch from '@site/src/components/Switch';
import {isFile, type Failure} from '@site/src/features/offline/ui/copy';
import type {Size} from '@site/src/features/offline/model/names';
import {useOfflineCopy, type State} from './useOfflineCopy';

const failures: Record<Failure, string> = {
  full: translate({id: 'offline.full', message: 'There is not enough room on this device. Nothing was kept.'}),
  incomplete: translate({
    id: 'offline.incomplete',
    message: 'Some of it could not be loaded, so nothing was kept. Check your connection, then try again.',
  }),
  removed: translate({
    id: 'offline.removedElsewhere',
    message: 'The copy was removed in another tab, so nothing was kept. To keep one, switch it on again.',
  }),
};

/** Formatters are created on demand, because that is slow on phones. */
const grouped = (count: number) => count.toLocaleString(document.documentElement.lang);

function describe({files, bytes}: Size): string {
  return translate(
    {id: 'offline.size', message: '{files} files, {bytes} bytes'},
    {files: grouped(files), bytes: grouped(bytes)},
  );
}

function tell(state: State): string {
  switch (state.phase) {
    case 'keeping':
      return translate({id: 'offline.copying', message: 'Copying …'});
    case 'ready':
      return translate({id: 'offline.ready', message: 'Ready. On this device: {size}.'}, {size: describe(state.size)});
    case 'removed':
      return translate({id: 'offline.removed', message: 'Removed. Nothing of the copy is left on this device.'});
    case 'failed':
      return failures[state.failure];
    case 'unsupported':
      return isFile()
        ? translate({
            id: 'offline.file',
            message:
              'This page was opened from a file, so it is on your device already. Browsers copy only pages that come from a host.',
          })
        : translate({
            id: 'offline.unsupported',
            message: 'This browser cannot keep a copy here. Some private windows and settings forbid it.',
          });
    default:
      return '';
  }
}

/** A switch for the offline copy of the site. Nothing is stored until the reader presses it. */
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
        {translate({id: 'offline.switch', message: 'Keep these docs on this device'})}
      </Switch>
      {state.phase === 'keeping' && (
        <p>
          <progress
            aria-label={translate({id: 'offline.progress', message: 'Copied so far'})}
            value={state.done.bytes}
            max={state.all.bytes || 1}
          />{' '}
          <span>
            {translate(
              {id: 'offline.done', message: '{done} of {all}'},
              {done: describe(state.done), all: grouped(state.all.bytes)},
            )}
          </span>
        </p>
      )}
      <p role="status">{tell(state)}</p>
    </>
  );
}
