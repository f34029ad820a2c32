import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import Heading from '@theme/Heading';
import {formatMonth} from '@site/src/site/dates';
import styles from './styles.module.css';

/** The sidebar is derived from the files, and holds the entries newest first by year. */
function useEntries(): PropSidebarItemLink[] {
  const items = useDocsSidebar()?.items ?? [];
  return items.flatMap((item) => (item.type === 'category' ? item.items : [])).filter((item) => item.type === 'link');
}

const monthOf = ({docId = ''}: PropSidebarItemLink) => docId.slice(0, 7);

/** All entries of the changelog by month, newest first. */
export default function EntryList(): ReactNode {
  const entries = useEntries();
  const {docs} = useDocsVersion();
  const months = [...new Set(entries.map(monthOf))];
  return months.map((month) => (
    <section key={month}>
      <Heading as="h3" id={month}>
        {formatMonth(month)}
      </Heading>
      <ul className={styles.entries}>
        {entries
          .filter((entry) => monthOf(entry) === month)
          .map(({docId = '', href, label}) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
              <p>{docs[docId]?.description}</p>
            </li>
          ))}
      </ul>
    </section>
  ));
}
