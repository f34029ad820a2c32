import {useEffect, useRef, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {emptyPlace, placeId, scriptFile} from '@site/src/features/notFound/model/place';
import styles from './styles.module.css';

/** What was asked for, and the pages nearest to it. In the static page a script fills it before hydration. */
export default function NearestPages(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const {pathname} = useLocation();
  const script = useBaseUrl(scriptFile);

  useEffect(() => {
    import('@site/src/features/notFound/ui/show').then(
      ({show}) => {
        if (place.current) {
          show(place.current, history.location.pathname, (path) => history.createHref({pathname: path}));
        }
      },
      // The page leads on without them.
      () => undefined,
    );
  }, [history, pathname]);

  return (
    <div
      ref={place}
      id={placeId}
      className={styles.nearest}
      // React leaves what stands in such an element alone.
      dangerouslySetInnerHTML={{__html: emptyPlace(script)}}
      suppressHydrationWarning
    />
  );
}
