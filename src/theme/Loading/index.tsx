// Ejected from Loading @3.10.2. Change: words, and colours with enough contrast. The progress bar shows that something
// loads.
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type LoadingType from '@theme/Loading';

export default function Loading({error, retry}: ComponentProps<typeof LoadingType>): ReactNode {
  // The framework misses what arrives before it listens, and with the hash router nothing is loaded before.
  useEffect(() => {
    retry();
  }, [retry]);
  return (
    Boolean(error) && (
      <main className="container margin-vert--xl" role="alert">
        <p>{translate({message: 'This page could not be loaded.'})}</p>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {translate({message: 'Retry'})}
        </button>
      </main>
    )
  );
}
