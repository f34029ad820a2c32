import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

type Props = {children: ReactNode};

/** Around a part that may fail: it says so in its place, and the page goes on. */
export default function Contained({children}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <div role="alert" className="alert alert--warning">
          <p>This part of the page could not be shown: {error.message}</p>
          <button type="button" className="button button--secondary button--sm" onClick={tryAgain}>
            Try again
          </button>
        </div>
      )}>
      {children}
    </ErrorBoundary>
  );
}
