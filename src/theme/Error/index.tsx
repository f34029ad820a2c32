// Ejected from Error @3.10.2. Change: plain markup that cannot throw, with our style sheet instead of inline styles. The
// last resort, where the layout itself has crashed.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import {useReloadAfterCrash} from '@site/src/runtime/client/useReloadAfterCrash';

/** Read when the script starts, because the crash removes the attributes that the layout sets. */
const {lang, dir} = ExecutionEnvironment.canUseDOM ? document.documentElement : {lang: '', dir: ''};

export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  useReloadAfterCrash(error);
  return (
    <main className="container margin-vert--xl markdown">
      <Head>
        {/* The crashed layout would have set these. Without the hydration mark, presses would wait for ever. */}
        <html lang={lang} dir={dir} data-has-hydrated="true" />
      </Head>
      <h1>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</h1>
      <p>{translate({id: 'crash.what', message: 'Trying again often helps. If it does not, reload the page.'})}</p>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
        </button>
      </p>
      <p>{error.message}</p>
    </main>
  );
}
