import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Counter from '../../code/Counter';

export default function Team(): ReactNode {
  return (
    <>
      <Layout title="Our team & friends" description="Who answers when you write.">
        <h1>Who we are</h1>
        <p>Quokkas answer letters.</p>
        <Counter name="On a page" />
      </Layout>
      <Counter name="Around a page" />
    </>
  );
}
