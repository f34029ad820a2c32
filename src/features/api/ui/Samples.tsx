import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {Call} from '../calls';
import {ParameterLines} from './parameterLines';

/** A tab for each language, and a warning where sending a request again changes more. */
export default function Samples({of: {samples, what}}: {of: Call}): ReactNode {
  return (
    <>
      <Tabs groupId="language">
        {samples.map(({id, label, language, code, parameterLines}) => (
          <TabItem key={id} value={id} label={label}>
            <ParameterLines value={parameterLines}>
              <CodeBlock language={language}>{code}</CodeBlock>
            </ParameterLines>
          </TabItem>
        ))}
      </Tabs>
      {what !== 'reads' && (
        <p>
          <strong>Opening this call’s URL again repeats the change</strong>, no matter who opens it. After a timeout,
          read the session before you <Link to="/docs/api#changes-by-get">send it again</Link>.
        </p>
      )}
    </>
  );
}
