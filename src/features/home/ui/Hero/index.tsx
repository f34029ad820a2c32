import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import LinkCard from '@site/src/components/LinkCard';
import {identity} from '@site/src/site/identity';
import Finder from '../Finder';
import Journey from '../Journey';
import styles from './styles.module.css';

const paths = [
  {
    to: '/wiki/navigation/wearer',
    title: 'I am locked',
    text: 'Start a session, follow it, and get out of it again.',
  },
  {
    to: '/wiki/navigation/holder',
    title: 'I hold a key',
    text: 'Take over a session, check on your wearer, and change the duration.',
  },
];

export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.name}>{`${identity.title} documentation`}</p>
        <Heading as="h1" className={styles.title}>
          {`${identity.tagline}, explained`}
        </Heading>
        <p className={styles.lead}>
          One person wears the lock, and another holds the key. These pages help both of them, and everyone who builds
          on the API. EmlaLock is for adults only.
        </p>
        <Finder />
        <p className={styles.emergency}>
          Need to get out now? <Link to="/wiki/session/emergency">Emergency release</Link>
        </p>
        <ul className={styles.paths}>
          {paths.map(({to, title, text}) => (
            <li key={to}>
              <LinkCard to={to} title={title}>
                {text}
              </LinkCard>
            </li>
          ))}
        </ul>
      </div>
      <Journey />
    </section>
  );
}
