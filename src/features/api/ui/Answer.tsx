import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Prose from '@site/src/components/Prose';
import type {CallData} from '../data';

type Errors = CallData['errors'];

/** The bodies of a status, a line each, or what the status means if it comes without a body. */
function Refusals({of}: {of: Errors}): ReactNode {
  const bodies = of.flatMap(({example}) => example ?? []);
  return bodies.length > 0 ? (
    <CodeBlock language="json">{bodies.join('\n')}</CodeBlock>
  ) : (
    of.map(({id, meaning, remedy}) => (
      <p key={id}>
        <Prose>{meaning}</Prose> <Prose>{remedy}</Prose>
      </p>
    ))
  );
}

/** The answers by their status, the right one first, and where the change shows in it. */
export default function Answer({of: {answer, errors}}: {of: Pick<CallData, 'answer' | 'errors'>}): ReactNode {
  const {code, changed, isPicked} = answer;
  const statuses = [...new Set(errors.map(({status}) => status))];
  return (
    <Tabs>
      <TabItem value="200">
        <CodeBlock language="json">{code}</CodeBlock>
        <p>
          This example is made up and shortened.
          {changed.length > 0 && (
            <>
              {' '}
              It shows the session after the change. Compare{' '}
              {changed.map(({name, anchor}, index) => (
                <Fragment key={name}>
                  {index > 0 && ' and '}
                  <Link to={`/docs/api/info#${anchor}`}>
                    <code>{name}</code>
                  </Link>
                </Fragment>
              ))}{' '}
              with the {changed.length > 1 ? 'values' : 'value'} you{' '}
              <Link to="/docs/api/info#answer">read before the call</Link>.
              {isPicked && ' The difference is what EmlaLock picked.'}
            </>
          )}
          {changed.some(({name}) => name === 'enddate') &&
            ' If the remaining time is hidden from the wearer, so is the end date.'}
        </p>
      </TabItem>
      {statuses.map((status) => (
        <TabItem key={status} value={status}>
          <Refusals of={errors.filter((error) => error.status === status)} />
        </TabItem>
      ))}
    </Tabs>
  );
}

/** Right answers in other forms, each with its title. */
export function OtherAnswers({of: {otherAnswers}}: {of: Pick<CallData, 'otherAnswers'>}): ReactNode {
  return otherAnswers.map(({title, code}) => (
    <CodeBlock key={title} language="json" title={title}>
      {code}
    </CodeBlock>
  ));
}
