import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {CallData} from '../data';

/** Right answers in other forms, each with its title. */
export default function OtherAnswers({of: {otherAnswers}}: {of: Pick<CallData, 'otherAnswers'>}): ReactNode {
  return otherAnswers.map(({title, code}) => (
    <CodeBlock key={title} language="json" title={title}>
      {code}
    </CodeBlock>
  ));
}
