import type {ReactNode} from 'react';
import Prose from '@site/src/components/Prose';
import type {ErrorData} from '../data';

/** What an error means, which calls can return it, and what to do. */
export default function ErrorEntry({of}: {of?: ErrorData}): ReactNode {
  if (!of) {
    throw new Error('<ErrorEntry of={…} /> got no error. docs/api/openapi.yaml has the names of all errors.');
  }
  const {meaning, remedy, status, returnedBy, example} = of;
  // The reference says once that the exact status of the others isn't known.
  const isStatusKnown = example !== undefined && status !== '4xx';
  return (
    <p>
      <Prose>{meaning}</Prose> <Prose>{returnedBy}</Prose> can return this error
      {isStatusKnown && ` (status ${status})`}. <Prose>{remedy}</Prose>
      {/* The heading has the code. */}
      {example?.includes(',') && (
        <>
          {' '}
          <code>{example}</code>
        </>
      )}
    </p>
  );
}
