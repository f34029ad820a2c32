import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export type LinkGroup = {title: string; links: {label: string; to: string}[]};

/** Links in rows, each group under its title. They repeat what pages say, so the search leaves them out. */
export default function LinkGroups({groups}: {groups: LinkGroup[]}): ReactNode {
  return (
    <div data-site-repeats="">
      {groups.map(({title, links}) => (
        <section key={title} aria-label={title || undefined}>
          {groups.length > 1 && title && (
            <p>
              <strong>{title}</strong>
            </p>
          )}
          <ul className="site-rows">
            {links.map(({label, to}) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
