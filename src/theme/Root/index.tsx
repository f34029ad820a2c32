// Wraps Root: all that asks for the location gets the page that the host served, whatever its address.
import {useMemo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Route} from 'react-router-dom';
import Root from '@theme-original/Root';
import type {Props} from '@theme/Root';
import {pagePath} from '@site/src/runtime/client/pagePath';

export default function RootWrapper(props: Props): ReactNode {
  const location = useLocation();
  const page = useMemo(() => ({...location, pathname: pagePath(location.pathname)}), [location]);
  return (
    <Route location={page}>
      <Root {...props} />
    </Route>
  );
}
