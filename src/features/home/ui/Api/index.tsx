import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Section from '../Section';
import styles from './styles.module.css';

const request = `curl --get https://api.emlalock.com/info \\
  --data-urlencode "userid=abc123def456ghi" \\
  --data-urlencode "apikey=k3yexample0"`;

const answer = `{
  "user": {
    "userid": "abc123def456ghi",
    "username": "sample-wearer"
  },
  "chastitysession": {
    "chastitysessionid": "abc1234def",
    "status": 1,
    "duration": 259200
  }
}`;

export default function Api(): ReactNode {
  return (
    <Section>
      <div className={styles.words}>
        <Heading as="h2">{translate({id: 'home.api', message: 'The API in one request'})}</Heading>
        <p>
          {translate({
            id: 'home.api.text',
            message:
              'Read a session, or change its time, its limits and its requirement links. With the wearer’s key alone you can read and increase. To reduce anything, you also need the holder’s key.',
          })}
        </p>
        <p>
          <Link to="/docs/api">{translate({id: 'home.api.link', message: 'Open the API reference'})}</Link>
        </p>
      </div>
      <CodeBlock language="bash" title={translate({id: 'home.request', message: 'Request'})}>
        {request}
      </CodeBlock>
      <CodeBlock language="json" title={translate({id: 'home.answerShortened', message: 'Answer, shortened'})}>
        {answer}
      </CodeBlock>
    </Section>
  );
}
