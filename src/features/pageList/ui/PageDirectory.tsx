// The list of all pages.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import areas from '@generated/page-list/default/areas.json';
import Heading from '@theme/Heading';
import type {ListedArea, ListedGroup} from '@site/src/features/pageList/listPages';

function idOf(...titles: string[]): string {
  return titles.join('-').toLowerCase().replaceAll(' ', '-');
}

function Group({area, title, pages}: ListedGroup & {area: string}): ReactNode {
  return (
    <>
      {title && (
        <Heading as="h3" id={idOf(area, title)}>
          {title}
        </Heading>
      )}
      <ul className="site-rows">
        {pages.map((page) => (
          <li key={page.permalink}>
            <Link to={page.permalink}>{page.title}</Link>
            <p>{page.description}</p>
          </li>
        ))}
      </ul>
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
