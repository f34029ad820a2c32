import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {identity} from '@site/src/site/identity';
import Api from '../features/home/ui/Api';
import Hero from '../features/home/ui/Hero';
import News from '../features/home/ui/News';
import Sureness from '../features/home/ui/Sureness';

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
