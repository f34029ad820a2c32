// Ejected from TabItem @3.10.2. Change: the panel has the name of its tab, which refers to it; upstream's has neither.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, className, value, label, attributes}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  const id = attributes?.['aria-controls'];
  return (
    <div
      role="tabpanel"
      id={typeof id === 'string' ? id : undefined}
      aria-label={label ?? value}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}>
      {(isSelected || !lazy) && children}
    </div>
  );
}
