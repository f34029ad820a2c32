// Wraps DocItem/Paginator: on a phone it follows once the head of the page can be seen.
import type {ReactNode} from 'react';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import Later from '@site/src/components/Later';

export default function DocItemPaginatorWrapper(): ReactNode {
  return (
    <Later>
      <DocItemPaginator />
    </Later>
  );
}
