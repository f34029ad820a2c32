// Ejected from TagsListByLetter @3.10.2. Change: one list without letters, with the title of its docs or blog.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';
import {labelOf, topicsOf} from '@site/src/site/sections';

export default function TagsList({tags}: Props): ReactNode {
  const {plugin} = useRouteContext();
  return (
    <>
      <PageMetadata {...topicsOf(labelOf(plugin.name, plugin.id))} />
      <ul className="site-rows">
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </>
  );
}
