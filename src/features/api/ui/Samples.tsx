import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {CallData} from '../data';

/** A tab for each language. On paper, where all samples are shown, the file names tell them apart. */
export default function Samples({of: {samples}}: {of: Pick<CallData, 'samples'>}): ReactNode {
  return (
    <Tabs groupId="language">
      {samples.map(({id, label, language, title, code}) => (
        <TabItem key={id} value={id} label={label}>
          <CodeBlock language={language} title={title}>
            {code}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
