import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Counter from '../code/Counter';

export default function CounterPage(): ReactNode {
  return (
    <Layout title="Counter">
      <main className="container">
        <h1>A page that counts</h1>
        <Counter name="On a page" />
      </main>
    </Layout>
  );
}
