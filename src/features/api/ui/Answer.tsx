import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import type {CallData} from '../data';
import Names from './Names';

/** A right answer, and where the change shows in it. */
export default function Answer({of: {answer}}: {of: Pick<CallData, 'answer'>}): ReactNode {
  const {code, changed} = answer;
  return (
    <>
      <CodeBlock language="json" title="Status 200, shortened">
        {code}
      </CodeBlock>
      {changed.length > 0 && (
        <p>
          The response shows the session after the change: compare <Names of={changed} and=" and " /> with the{' '}
          <Link to="/docs/api/info#answer">session before it</Link>. This is an example, not a recording.
          {changed.some(({text}) => text === 'enddate') &&
            ' If the remaining time is hidden from the wearer, so is the end date.'}
        </p>
      )}
    </>
  );
}
