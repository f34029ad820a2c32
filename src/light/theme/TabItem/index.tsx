// Ejected from TabItem @3.10.2. Change: a panel that has a name and is named by its tab.
import {use, type ReactNode} from 'react';
import {TabsContext} from '../Tabs';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {first, idOf, tabs} = use(TabsContext);
  return (
    <div
      role="tabpanel"
      id={idOf(value)}
      aria-label={tabs.find((tab) => tab.value === value)?.label ?? value}
      className={className}
      hidden={value !== first}>
      {children}
    </div>
  );
}
