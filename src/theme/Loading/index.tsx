// Ejected from Loading @3.10.2. Change: retries once by itself, then says what happened and what to do, within the site's
// layout; upstream shows the bare error with inline styles. The progress bar shows that something is loading.
import {useContext, useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Context, RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type LoadingType from '@theme/Loading';

type Props = ComponentProps<typeof LoadingType>;

/** Either a part of a page has failed, or the page including its layout, which is then rendered here. */
function Frame({children}: {children: ReactNode}): ReactNode {
  const isInPage = useContext(Context) !== null;
  return isInPage ? (
    children
  ) : (
    <RouteContextProvider value={{plugin: {name: 'loading-error', id: 'default'}}}>
      <Layout title={translate({id: 'loadingError.title', message: 'This page could not be loaded'})}>
        <main>{children}</main>
      </Layout>
    </RouteContextProvider>
  );
}

export default function Loading({error, retry}: Props): ReactNode {
  const hasRetried = useRef(false);

  useEffect(() => {
    if (error && !hasRetried.current) {
      hasRetried.current = true;
      retry();
    }
  }, [error, retry]);

  if (!error) {
    return null;
  }
  return (
    <Frame>
      <div className="container margin-vert--xl markdown" role="alert">
        <Heading as="h1">{translate({id: 'loadingError.heading', message: 'This page could not be loaded.'})}</Heading>
        <p>
          {translate({
            id: 'loadingError.what',
            message: 'You may be offline, or the site has just been updated. Try again, or reload the page.',
          })}
        </p>
        <p>
          <button type="button" className="button button--primary" onClick={retry}>
            {translate({id: 'notice.retry', message: 'Retry'})}
          </button>
        </p>
        <p>{String(error)}</p>
      </div>
    </Frame>
  );
}
