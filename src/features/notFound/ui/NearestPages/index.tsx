import {useEffect, useRef, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {emptyPlace, placeId, scriptFile} from '@site/src/features/notFound/model/place';
import styles from './styles.module.css';

/** The requested address and the most similar pages. On the static page, a script fills it in before hydration. */
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
      // Without the suggestions, the page still offers other links.
      () => undefined,
    );
  }, [history, pathname]);

  return (
    <div
      ref={place}
      id={placeId}
      className={styles.nearest}
      // React does not touch the content of this element after rendering it.
      dangerouslySetInnerHTML={{__html: emptyPlace(script)}}
      suppressHydrationWarning
    />
  );
}
