// Wraps DocSidebarItems: the list of the calls begins with what their icons mean.
import type {ReactNode} from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import Effects from '@site/src/features/api/ui/Effects';

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const {items, level} = props;
  const hasCalls = level === 1 && items.some(({className}) => className?.startsWith('api-call '));
  return (
    <>
      {hasCalls && <Effects />}
      <DocSidebarItems {...props} />
    </>
  );
}
