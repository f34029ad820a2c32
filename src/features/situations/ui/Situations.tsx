import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import groups from '@generated/situations/default/list.json';

/**
 * What readers say when they come, with the sections that answer it: all of it, or what stands under one heading. It
 * repeats what pages say, so the search leaves it out.
 */
export default function Situations({under}: {under?: string}): ReactNode {
  const shown = groups.filter(({heading}) => under === undefined || heading === under);
  if (shown.length === 0) {
    throw new Error(
      `wiki/situations.yml has no heading "${under}". It has: ${groups.map(({heading}) => heading).join(', ')}`,
    );
  }
  return (
    <div data-site-repeats="">
      {shown.map(({heading, situations}) => (
        <section key={heading} aria-label={heading}>
          {under === undefined && (
            <p>
              <strong>{heading}</strong>
            </p>
          )}
          <ul className="site-rows">
            {situations.map(({sentence, to}) => (
              <li key={sentence}>
                <Link to={to}>{sentence}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
