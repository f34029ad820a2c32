// Ejected from Tabs @3.10.2. Change: HTML without state, which script/tabs.ts drives; a `lazy` panel is there too.
import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as ItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import {activeTab} from '../../script/names';
import styles from './styles.module.css';

type Tab = Pick<ItemProps, 'value' | 'label' | 'attributes'>;

export default function Tabs({
  children,
  values,
  defaultValue,
  groupId,
  queryString,
  className,
  block,
}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter((item) => isValidElement(item)) as ReactElement<ItemProps>[];
  const tabs: readonly Tab[] = values ?? items.map(({props}) => props);
  const ofItems = items.find(({props}) => props.default)?.props.value ?? tabs[0]?.value;
  const first = defaultValue === undefined ? (ofItems ?? null) : defaultValue;
  if (first !== null && !tabs.some(({value}) => value === first)) {
    throw new Error(
      `The tabs have no "${first}", which is to be shown first. They have ${tabs.map(({value}) => value).join(', ')}.`,
    );
  }
  const idOf = (value: string) => `${id}${tabs.findIndex((tab) => tab.value === value)}`;
  const labelOf = (value: string) => tabs.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabs)}>
      <div
        role="tablist"
        data-not-text=""
        className={clsx('tabs', block && 'tabs--block', className)}
        data-light-group={groupId}
        data-light-query={queryString === true ? groupId : queryString || undefined}>
        {tabs.map(({value, attributes}, index) => (
          <button
            {...attributes}
            key={value}
            type="button"
            role="tab"
            className={clsx('tabs__item', value === first && activeTab, attributes?.className as string | undefined)}
            data-light-value={value}
            aria-controls={idOf(value)}
            aria-selected={value === first}
            tabIndex={value === first || (first === null && index === 0) ? 0 : -1}>
            {labelOf(value)}
          </button>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map(({props: {value, className: ofItem, children: content}}) => (
          <div
            key={value}
            id={idOf(value)}
            role="tabpanel"
            className={ofItem}
            aria-label={labelOf(value)}
            hidden={value !== first}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
