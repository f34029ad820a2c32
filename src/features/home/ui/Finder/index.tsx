import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchEntry} from '@site/src/protocol';
import {hasPages} from '@site/src/site/hasPages';
import {allPagesPath} from '@site/src/site/navigation';
import styles from './styles.module.css';

/** The first question of each role. Short ones share a line on a phone. */
const questions = [
  {to: '/wiki/faq#release-time', text: translate({id: 'home.whenAmIFree', message: 'When am I free?'})},
  {to: '/docs/api', text: translate({id: 'home.howDoISendA', message: 'How do I send a request?'})},
  {
    to: '/wiki/faq#holder-changes',
    text: translate({id: 'home.canTheHolderChangeThe', message: 'Can the holder change the duration?'}),
  },
];

function Label(): ReactNode {
  return (
    <>
      <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden focusable={false}>
        <path fill="none" stroke="currentColor" strokeWidth={2} d="M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm-2 5 6 6" />
      </svg>
      {translate({id: 'home.find', message: 'Find an answer'})}
    </>
  );
}

/** Looks like a field and opens the search with what is typed. Without script it links to the list of all pages. */
export default function Finder(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.finder}>
      {hasPages(siteConfig) && (
        <button
          {...{[searchEntry]: ''}}
          type="button"
          className={clsx('clean-btn', styles.field)}
          aria-haspopup="dialog">
          <Label />
        </button>
      )}
      <Link to={allPagesPath} className={styles.field}>
        <Label />
      </Link>
      <ul className={styles.questions} aria-label={translate({id: 'home.oftenAsked', message: 'Often asked'})}>
        {questions.map(({to, text}) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
