// Ejected from Error @3.10.2. Change: plain markup that cannot throw, with our style sheet instead of inline styles. The
// last resort, where the layout itself has crashed.
import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {useFreshPage} from '@site/src/client/useFreshPage';

export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  useFreshPage(error);
  // What says so otherwise may have crashed too, and presses would be kept for when React is here.
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <main className="container margin-vert--xl markdown">
      <h1>This page crashed.</h1>
      <p>Trying again often helps. If it does not, load the page anew.</p>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
      </p>
      <p>{error.message}</p>
    </main>
  );
}
