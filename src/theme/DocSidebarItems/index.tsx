// Wraps DocSidebarItems: each sidebar begins with the emergency page, and that of the calls ends with what their icons mean.
import type {ReactNode} from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import EmergencyLink from '@site/src/components/EmergencyLink';
import Effects from '@site/src/features/api/ui/Effects';
import {emergency} from '@site/src/site/navigation';

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const {items, level} = props;
  if (level > 1) {
    return <DocSidebarItems {...props} />;
  }
  const hasCalls = items.some(({className}) => className?.startsWith('call '));
  return (
    <>
      <EmergencyLink />
      <DocSidebarItems {...props} items={items.filter(({className}) => className !== emergency.className)} />
      {hasCalls && <Effects />}
    </>
  );
}
