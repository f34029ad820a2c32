import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import areas from '@generated/page-list/default/areas.json';
import Heading from '@theme/Heading';
import type {ListedArea, ListedPage} from '@site/src/features/pageList/model/listed';
import {roles, type Role} from '@site/src/site/roles';
import styles from './styles.module.css';

type Group = {id: string; title: string | null; pages: ListedPage[]};

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Groups pages by role; an area with only one role needs no headings. */
function groupByRole(area: string, pages: ListedPage[]): Group[] {
  const present = (Object.keys(roles) as Role[]).filter((role) => pages.some((page) => page.role === role));
  if (present.length < 2) {
    return [{id: area, title: null, pages}];
  }
  return present.map((role) => ({
    id: `${area}-${role}`,
    title: roles[role],
    pages: pages.filter((page) => page.role === role),
  }));
}

function groupsOf({title, pages, topics}: ListedArea): Group[] {
  const id = idOf(title);
  const byTopic = {id: `${id}-topics`, title: translate({id: 'pageList.byTopic', message: 'By topic'}), pages: topics};
  return [...groupByRole(id, pages), ...(topics.length > 0 ? [byTopic] : [])];
}

function Area(area: ListedArea): ReactNode {
  return (
    <section>
      <Heading as="h2" id={idOf(area.title)}>
        {area.title}
      </Heading>
      {groupsOf(area).map(({id, title, pages}) => (
        <div key={id}>
          {title !== null && (
            <Heading as="h3" id={id}>
              {title}
            </Heading>
          )}
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page.permalink}>
                <Link to={page.permalink}>{page.title}</Link>
                <p>{page.description}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Every page of the site by area and role. */
export default function PageDirectory(): ReactNode {
  return areas.map((area) => <Area key={area.title} {...area} />);
}
