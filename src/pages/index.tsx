import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {identity} from '@site/src/site/identity';
import Api from './_home/Api';
import Hero from './_home/Hero';
import News from './_home/News';
import Sureness from './_home/Sureness';

export default function Home(): ReactNode {
  return (
    <Layout title={identity.tagline} description={identity.description}>
      <main>
        <Hero />
        <Api />
        <News />
        <Sureness />
      </main>
    </Layout>
  );
}
