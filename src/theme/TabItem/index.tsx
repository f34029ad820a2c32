// Ejected from TabItem @3.10.2. Change: a panel that has a name and is named by its tab; with `lazy` it is there as well,
// because no script could fetch it. Static.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues, id} = useTabs() as ReturnType<typeof useTabs> & {id: string};
  const index = tabValues.findIndex((tab) => tab.value === value);
  return (
    <div
      role="tabpanel"
      id={`${id}${index}`}
      aria-label={tabValues[index]?.label ?? value}
      className={className}
      hidden={value !== selectedValue}>
      {children}
    </div>
  );
}
