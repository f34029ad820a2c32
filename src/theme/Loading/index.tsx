// Ejected from Loading @3.10.2. Change: words, and colours with enough contrast. The progress bar shows that something
// loads. Static.
import {useEffect, useLayoutEffect, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type LoadingType from '@theme/Loading';
import {routeShown} from '@site/src/browser/names';
import {targetOf} from '@site/src/browser/target';

/** After a new build was published, the files of the one before are gone. */
function isGone(file: string): Promise<boolean> {
  return fetch(file, {method: 'HEAD'}).then(
    ({status}) => status === 404,
    () => false,
  );
}

export default function Loading({error, retry}: ComponentProps<typeof LoadingType>): ReactNode {
  // The framework misses what arrives before it listens, keeps an old failure, and with the hash router has loaded nothing.
  useLayoutEffect(() => {
    retry();
  }, [retry]);

  // When the page has come, it shows the place that was asked for, which nobody could find before.
  const {hash} = useLocation();
  useEffect(
    () => () => {
      targetOf(hash)?.scrollIntoView();
      document.dispatchEvent(new CustomEvent(routeShown, {detail: hash}));
    },
    [hash],
  );

  async function loadAgain(): Promise<void> {
    const {request = ''} = error as {request?: string};
    if (await isGone(request)) {
      location.reload();
    } else {
      retry();
    }
  }

  return (
    Boolean(error) && (
      // Not the main landmark: on a docs page, only what is inside of it is loaded.
      <div className="container margin-vert--xl" role="alert">
        <h1>{translate({id: 'site.loading.failed', message: 'This page could not be loaded.'})}</h1>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={() => void loadAgain()}>
          {translate({id: 'site.loading.retry', message: 'Retry'})}
        </button>
      </div>
    )
  );
}
