import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
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
    title: translate({id: 'home.iAmLocked', message: 'I am locked'}),
    text: translate({
      id: 'home.startASessionFollowIt',
      message: 'Start a session, follow it, and get out of it again.',
    }),
  },
  {
    to: '/wiki/navigation/holder',
    title: translate({id: 'home.iHoldAKey', message: 'I hold a key'}),
    text: translate({
      id: 'home.takeOverASessionCheck',
      message: 'Take over a session, check on your wearer, and change the duration.',
    }),
  },
];

export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.name}>
          {translate({id: 'site.documentation', message: '{site} documentation'}, {site: identity.title})}
        </p>
        <Heading as="h1" className={styles.title}>
          {translate({id: 'home.title', message: '{tagline}, explained'}, {tagline: identity.tagline})}
        </Heading>
        <p className={styles.lead}>
          {translate({
            id: 'home.lead',
            message:
              'One person wears the lock, and another holds the key. These pages help both of them, and everyone who builds on the API. This site is for adults only.',
          })}
        </p>
        <Finder />
        <p className={styles.emergency}>
          {translate({id: 'home.emergency', message: 'Need to get out now?'})}{' '}
          <Link to="/wiki/session/emergency">
            {translate({id: 'home.emergency.link', message: 'Emergency release'})}
          </Link>
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
