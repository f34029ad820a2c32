// Ejected from ErrorPageContent @3.10.2. Change: says what the reader can do, reloads a page that something else has
// changed, and keeps the menu of narrow windows, which was part of the page that crashed.
import type {ReactNode} from 'react';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import {useReloadAfterCrash} from '@site/src/runtime/client/useReloadAfterCrash';
import MobileMenu from '@site/src/components/MobileMenu';
import {useIsDocPage} from '@site/src/components/MobileMenu/useIsDocPage';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const isDocPage = useIsDocPage();
  useReloadAfterCrash(error);
  return (
    <main className="container margin-vert--xl markdown">
      <Heading as="h1">{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</Heading>
      <p>
        <Translate
          id="crash.ways"
          values={{
            home: <Link to="/">{translate({id: 'crash.home', message: 'the home page'})}</Link>,
            emergency: (
              <Link to="/wiki/session/emergency">
                {translate({id: 'crash.emergency', message: 'emergency release'})}
              </Link>
            ),
          }}>
          {
            'Something on this page failed in your browser. Trying again often helps. If it does not, reload the page or go to {home}. In a hurry: {emergency}.'
          }
        </Translate>
      </p>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      </p>
      <p>{error.message}</p>
      {isDocPage && <MobileMenu />}
    </main>
  );
}
