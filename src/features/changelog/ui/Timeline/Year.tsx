import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Details from '@theme/Details';
import Heading from '@theme/Heading';
import {usePluralForm} from '@docusaurus/theme-common';
import type {TimelineItem, TimelineYear} from '@site/src/features/changelog/model/timeline';
import {countItems} from './countItems';
import Observed, {type Of} from './Observed';
import styles from './year.module.css';

function Entry({day, permalink, notes, tags}: Of<'entry'>): ReactNode {
  return (
    <li className={styles.entry}>
      <Link to={permalink}>{day}</Link>
      {notes && <p>{notes}</p>}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={translate({id: 'timeline.topics', message: 'Topics of {day}'}, {day})}>
          {tags.map(({label, permalink: address}) => (
            <li key={address}>
              <Link to={address}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Item(item: TimelineItem): ReactNode {
  switch (item.kind) {
    case 'entry':
      return <Entry {...item} />;
    case 'observed':
      return (
        <li className={styles.observed}>
          <Observed {...item} />
        </li>
      );
    case 'run':
      return <li className={styles.run}>{item.text}</li>;
  }
}

function Items({items}: Pick<TimelineYear, 'items'>): ReactNode {
  return (
    <ol className={styles.items}>
      {items.map((item, index) => (
        <Item key={index} {...item} />
      ))}
    </ol>
  );
}

type Props = TimelineYear & {isFolded: boolean};

/** The timeline of one year, newest first. Older years are collapsed. */
export default function Year({year, items, isFolded}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <section aria-label={year} className={styles.year}>
      {isFolded ? (
        <Details
          summary={
            <summary>
              <h3 id={year}>{year}</h3> <span>{countItems(items, selectMessage)}</span>
            </summary>
          }>
          <Items items={items} />
        </Details>
      ) : (
        <>
          <Heading as="h3" id={year}>
            {year}
          </Heading>
          <Items items={items} />
        </>
      )}
    </section>
  );
}
