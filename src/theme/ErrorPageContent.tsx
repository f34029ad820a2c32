// Ejected from ErrorPageContent @3.10.2. Change: says what can be done, loads a page anew that others have changed, and
// keeps the menu of narrow windows, which stood in the page that crashed.
import type {ReactNode} from 'react';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
      <Heading as="h1">
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </Heading>
      <p>
        Something in this page failed while it ran in your browser. Trying again often helps. If it does not, load the
        page anew, or go on from <Link to="/">the home page</Link>. In a hurry:{' '}
        <Link to="/wiki/session/emergency">emergency release</Link>.
      </p>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      </p>
      <p>{error.message}</p>
      {isDocPage && <MobileMenu />}
    </main>
  );
}
