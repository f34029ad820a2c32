// Ejected from Loading @3.10.2. Change: words, and colours with enough contrast. The progress bar shows that something
// loads, and "Retry" loads the document, because after a new build the files of this page are gone.
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type LoadingType from '@theme/Loading';

export default function Loading({error}: ComponentProps<typeof LoadingType>): ReactNode {
  return (
    Boolean(error) && (
      // Not the main landmark: on a docs page, only what is inside of it is loaded.
      <div className="container margin-vert--xl" role="alert">
        <h1>{translate({id: 'site.loading.failed', message: 'This page could not be loaded.'})}</h1>
        <p>{String(error)}</p>
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            location.reload();
          }}>
          {translate({id: 'site.loading.retry', message: 'Retry'})}
        </button>
      </div>
    )
  );
}
