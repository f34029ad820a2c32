import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import type {CallData} from '../data';
import Names from './Names';

/** A right answer, and where the change shows in it. */
export default function Answer({of: {answer}}: {of: Pick<CallData, 'answer'>}): ReactNode {
  const {code, changed, isPicked} = answer;
  return (
    <>
      <CodeBlock language="json" title="Status 200, shortened">
        {code}
      </CodeBlock>
      {changed.length > 0 && (
        <p>
          The response shows the session after the change. Compare <Names of={changed} and=" and " /> with the{' '}
          {changed.length > 1 ? 'values' : 'value'} you <Link to="/docs/api/info#answer">read before the call</Link>.
          {isPicked && ' The difference is what EmlaLock picked.'} We made this example up.
          {changed.some(({text}) => text === 'enddate') &&
            ' If the remaining time is hidden from the wearer, so is the end date.'}
        </p>
      )}
    </>
  );
}
