import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import years from '@generated/changelog/default/years.json';

/** All entries of the changelog as a table with a row for each date, and a cell at its side for each year. */
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
        {years.map(({year, entries}) =>
          entries.map(({permalink, day, description}, index) => (
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
          )),
        )}
      </tbody>
    </table>
  );
}
