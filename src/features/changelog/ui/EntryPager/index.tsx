import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PropNavigation, PropNavigationLink} from '@docusaurus/plugin-content-docs';
import PaginatorNavLink from '@theme/PaginatorNavLink';

type Direction = 'newer' | 'older';

const labels: Record<Direction, string> = {
  newer: translate({id: 'changelog.newer', message: 'Newer'}),
  older: translate({id: 'changelog.older', message: 'Older'}),
};

/** The overview precedes the newest entry, but is neither newer nor older. */
function labelOf({permalink}: PropNavigationLink, direction: Direction, isFromList: boolean): string {
  if (isFromList) {
    return translate({id: 'changelog.newest', message: 'Newest'});
  }
  return /\/(?:v1|\d{4}-\d{2}-\d{2})\/?$/.test(permalink)
    ? labels[direction]
    : translate({id: 'changelog.all', message: 'All entries'});
}

/** Pagination by time, because "previous" and "next" do not say which way time goes. */
export default function EntryPager({previous, next}: PropNavigation): ReactNode {
  return (
    <nav
      className="docusaurus-mt-lg pagination-nav"
      aria-label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages'})}>
      {previous && <PaginatorNavLink {...previous} subLabel={labelOf(previous, 'newer', false)} />}
      {next && <PaginatorNavLink {...next} subLabel={labelOf(next, 'older', !previous)} isNext />}
    </nav>
  );
}
