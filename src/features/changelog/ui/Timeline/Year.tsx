import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Certainty from '@site/src/components/Certainty';
import type {TimelineItem, TimelineYear} from '@site/src/features/changelog/model/timeline';
import styles from './year.module.css';

type Of<Kind extends TimelineItem['kind']> = Extract<TimelineItem, {kind: Kind}>;

function Words({line}: {line: Of<'observation'>['what']}): ReactNode {
  return line.map(({isCode, value}, index) => (isCode ? <code key={index}>{value}</code> : value));
}

function Entry({day, permalink, about, tags}: Of<'entry'>): ReactNode {
  return (
    <li className={styles.entry}>
      <Link to={permalink}>{day}</Link>
      <p>{about}</p>
      <ul className={styles.tags} aria-label={`Topics of ${day}`}>
        {tags.map(({label, permalink: address}) => (
          <li key={address}>
            <Link to={address}>{label}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Observation({when, what, open, page}: Of<'observation'>): ReactNode {
  return (
    <li className={styles.observation}>
      <strong>{when}</strong>: <Words line={what} /> <Certainty mark="observed" />{' '}
      {open.length > 0 && (
        <>
          <Words line={open} /> <Certainty mark="unknown" />{' '}
        </>
      )}
      See <Link to={page.to}>{page.label}</Link>.
    </li>
  );
}

function Item(item: TimelineItem): ReactNode {
  switch (item.kind) {
    case 'entry':
      return <Entry {...item} />;
    case 'observation':
      return <Observation {...item} />;
    case 'run':
      return (
        <li className={styles.run}>
          {item.text} <Certainty mark="unknown" />
        </li>
      );
  }
}

/** What is known of a year, newest first. A year of which nothing is known has no list. */
export default function Year({year, items}: TimelineYear): ReactNode {
  return (
    items.length > 0 && (
      <section aria-label={year}>
        <Heading as="h3" id={year}>
          {year}
        </Heading>
        <ol className={styles.items}>
          {items.map((item, index) => (
            <Item key={index} {...item} />
          ))}
        </ol>
      </section>
    )
  );
}
