// Ejected from TabItem @3.10.2. Change: a panel, which Tabs connects with its tab.
import type {ComponentProps, ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

type Panel = {panel?: ComponentProps<'div'>};

export default function TabItem({children, className, panel}: Props & Panel): ReactNode {
  return (
    <div role="tabpanel" className={className} {...panel}>
      {children}
    </div>
  );
}
