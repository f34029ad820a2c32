import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import years from '@generated/changelog/default/years.json';
import type {Year} from '../plugin';

/** A row for each date, beside a cell with the year. */
function YearRows({year, entries}: Year): ReactNode {
  return entries.map(({permalink, day, description}, index) => (
    <tr key={permalink}>
      {index === 0 && (
        <th scope="rowgroup" rowSpan={entries.length}>
          {year}
        </th>
      )}
      <td>
        <Link to={permalink}>{day}</Link>
      </td>
      <td>{description}</td>
    </tr>
  ));
}

/** All entries of the changelog by year. */
export default function EntryList(): ReactNode {
  return (
    <table className="years">
      <thead>
        <tr>
          <th>Year</th>
          <th>Date</th>
          <th>What we can tell</th>
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <YearRows key={year.year} {...year} />
        ))}
      </tbody>
    </table>
  );
}
