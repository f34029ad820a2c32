import type {ReactNode} from 'react';
import Prose from '@site/src/components/Prose';
import type {CallError} from '../calls';

/** What an error means, and what to do. */
export default function ErrorEntry({of}: {of?: CallError}): ReactNode {
  if (!of) {
    throw new Error('<ErrorEntry of={…} /> got no error. docs/api/openapi.yaml has the names of all errors.');
  }
  return (
    <p>
      <Prose>{of.meaning}</Prose>
    </p>
  );
}
