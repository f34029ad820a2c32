// Ejected from TabItem @3.10.2. Change: the panel has the name of its tab; upstream's has none.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) {
    return null;
  }
  return (
    <div role="tabpanel" aria-label={label ?? value} className={clsx(styles.panel, className)} hidden={!isSelected}>
      {children}
    </div>
  );
}
