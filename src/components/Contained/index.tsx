import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

type Props = {children: ReactNode};

/** An error boundary around one part of a page: if it crashes, a message replaces it and the rest keeps working. */
export default function Contained({children}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <div role="alert" className="alert alert--warning">
          <p>
            {translate(
              {id: 'part.crashed', message: 'This part of the page could not be shown: {error}'},
              {error: error.message},
            )}
          </p>
          <button type="button" className="button button--secondary button--sm" onClick={tryAgain}>
            {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
          </button>
        </div>
      )}>
      {children}
    </ErrorBoundary>
  );
}
