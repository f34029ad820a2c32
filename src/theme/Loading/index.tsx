// Wraps Loading: asks again, at once, for a part that came before React listened, which would never be shown, or that
// failed with the page around it; and says that a part did not come in the look of the site.
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Loading from '@theme-original/Loading';
import type LoadingType from '@theme/Loading';

export default function LoadingWrapper(props: ComponentProps<typeof LoadingType>): ReactNode {
  const {retry} = props;
  useEffect(retry, [retry]);
  if (!props.error) {
    return <Loading {...props} />;
  }
  const title = translate({id: 'site.loading.failed', message: 'This page did not load'});
  return (
    <div role="alert" className="container margin-vert--xl">
      <Head>
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
      <button type="button" className="button button--primary" onClick={retry}>
        {translate({id: 'site.loading.retry', message: 'Retry'})}
      </button>
    </div>
  );
}
