import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import areas from '@generated/page-list/default/list.json';
import Heading from '@theme/Heading';
import type {ListedArea, ListedGroup} from '@site/src/features/pageList/listPages';

function idOf(...titles: string[]): string {
  return titles.join('-').toLowerCase().replaceAll(' ', '-');
}

/** Pages below each other, each with its description. */
export function PageRows({pages}: Pick<ListedGroup, 'pages'>): ReactNode {
  return (
    <ul className="site-rows">
      {pages.map(({permalink, title, description}) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}

function Group({area, title, pages}: ListedGroup & {area: string}): ReactNode {
  return (
    <>
      {title && (
        <Heading as="h3" id={idOf(area, title)}>
          {title}
        </Heading>
      )}
      <PageRows pages={pages} />
    </>
  );
}

function Area({title, groups}: ListedArea): ReactNode {
  return (
    <section>
      <Heading as="h2" id={idOf(title)}>
        {title}
      </Heading>
      {groups.map((group, index) => (
        <Group key={index} area={title} {...group} />
      ))}
    </section>
  );
}

/** Every page of the site, in the order of the sidebars. */
export default function PageDirectory(): ReactNode {
  return areas.map((area) => <Area key={area.title} {...area} />);
}
