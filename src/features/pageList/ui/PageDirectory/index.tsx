import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import areas from '@generated/page-list/default/areas.json';
import Heading from '@theme/Heading';
import type {ListedArea, ListedPage} from '@site/src/features/pageList/listPages';
import {roles} from '@site/src/site/roles';
import styles from './styles.module.css';

type Group = {title: string | undefined; pages: ListedPage[]};

function idOf(...titles: string[]): string {
  return titles.join('-').toLowerCase().replaceAll(' ', '-');
}

/** The pages in their order, in one group for each run of pages with the same category. */
function byCategory(pages: ListedPage[]): Group[] {
  const groups: Group[] = [];
  for (const page of pages) {
    const last = groups.at(-1);
    if (last && last.title === page.category) {
      last.pages.push(page);
    } else {
      groups.push({title: page.category, pages: [page]});
    }
  }
  return groups;
}

function Area({title, pages, topics}: ListedArea): ReactNode {
  const byTopic = {title: translate({id: 'pageList.byTopic', message: 'By topic'}), pages: topics};
  const groups = [...byCategory(pages), ...(topics.length > 0 ? [byTopic] : [])];
  const hasRoles = new Set(pages.map(({role}) => role)).size > 1;
  return (
    <section>
      <Heading as="h2" id={idOf(title)}>
        {title}
      </Heading>
      {groups.map((group) => (
        <div key={group.pages[0]?.permalink}>
          {group.title !== undefined && (
            <Heading as="h3" id={idOf(title, group.title)}>
              {group.title}
            </Heading>
          )}
          <ul className={styles.pages}>
            {group.pages.map((page) => (
              <li key={page.permalink}>
                <Link to={page.permalink}>{page.title}</Link>
                <p>
                  {hasRoles && page.role && `${roles[page.role]}. `}
                  {page.description}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Every page of the site, in the order of the sidebars. */
export default function PageDirectory(): ReactNode {
  return areas.map((area) => <Area key={area.title} {...area} />);
}
