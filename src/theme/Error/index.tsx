// Ejected from Error @3.10.2. Change: plain markup that cannot throw, with our style sheet instead of inline styles. The
// last resort, where the layout itself has crashed.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import {useReloadAfterCrash} from '@site/src/runtime/client/useReloadAfterCrash';

export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  useReloadAfterCrash(error);
  const {lang, dir} = document.documentElement;
  return (
    <main className="container margin-vert--xl markdown">
      <Head>
        {/* What says so otherwise has crashed too. Without the mark, presses would be kept for when React is here. */}
        <html lang={lang} dir={dir} data-has-hydrated="true" />
      </Head>
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
