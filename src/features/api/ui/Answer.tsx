import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {Call} from '../calls';

/** The answers by their status, the right one first, and where the change shows in it. */
export default function Answer({of: {answer, isRandom, errors}}: {of: Call}): ReactNode {
  const refusals = errors.filter(({example}) => example !== undefined);
  const statuses = [...new Set(refusals.map(({status}) => status))];
  return (
    <Tabs>
      <TabItem value="200">
        <CodeBlock language="json">{answer.code}</CodeBlock>
        <p>
          {`This example is made up${answer.isShortened ? ' and shortened' : ''}.`}
          {answer.changed.length > 0 && (
            <>
              {' '}
              It shows the session after the change. Compare{' '}
              {answer.changed.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ' and '}
                  <Link to={`/docs/api/info#chastitysession-${name}`}>
                    <code>{name}</code>
                  </Link>
                </Fragment>
              ))}{' '}
              with what you <Link to="/docs/api/info#answer">read before the call</Link>.
            </>
          )}
          {isRandom && ' The difference is what EmlaLock picked.'}
        </p>
      </TabItem>
      {statuses.map((status) => (
        <TabItem key={status} value={status}>
          <CodeBlock language="json">
            {refusals.flatMap((error) => (error.status === status ? error.example : [])).join('\n')}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}

/** Right answers in other forms, each with its title. */
export function OtherAnswers({of: {otherAnswers}}: {of: Call}): ReactNode {
  return otherAnswers.map(({title, code}) => (
    <CodeBlock key={title} language="json" title={title}>
      {code}
    </CodeBlock>
  ));
}
