import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import entries from '@generated/changelog/default/entries.json';
import type {Entry} from '../plugin';

function Row({permalink, label, description}: Entry): ReactNode {
  return (
    <li>
      <Link to={permalink}>{label}</Link>
      <p>{description}</p>
    </li>
  );
}

/** A date does not break. */
const whole = (date: string) => date.replaceAll(' ', '\u00a0');

/** Entries side by side of which only the dates are known. */
function Dates({entries: [newest, ...others]}: {entries: [Entry, ...Entry[]]}): ReactNode {
  const oldest = others.at(-1);
  return oldest === undefined ? (
    <Row {...newest} />
  ) : (
    <li>
      <span>
        {translate(
          {id: 'site.changelog.range', message: '{from} to {to}'},
          {from: whole(oldest.label), to: whole(newest.label)},
        )}
      </span>
      <details>
        <summary>{translate({id: 'site.changelog.dates', message: 'Only the dates are known'})}</summary>
        <ul>
          {[newest, ...others].map((entry) => (
            <Row key={entry.date} {...entry} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** All entries of the changelog, newest first. */
export default function EntryList(): ReactNode {
  const rows: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const above = rows.at(-1);
    if (entry.isOnlyDate && above?.[0].isOnlyDate) {
      above.push(entry);
    } else {
      rows.push([entry]);
    }
  }
  return (
    <ul className="site-rows">
      {rows.map((row) => (
        <Dates key={row[0].date} entries={row} />
      ))}
    </ul>
  );
}
