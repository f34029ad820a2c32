// Ejected from ErrorPageContent @3.10.2. Change: says what the reader can do, and where the emergency page is.
import type {ReactNode} from 'react';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import {emergency} from '@site/src/site/navigation';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl markdown">
      <Heading as="h1">{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</Heading>
      <p>{translate({id: 'crash.what', message: 'Trying again often helps. If it does not, reload the page.'})}</p>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />{' '}
        <Link to={emergency.path}>{emergency.label}</Link>
      </p>
      <p>{error.message}</p>
    </main>
  );
}
