// Static. Ejected from Tabs @3.10.2. Change: static, so that src/page/tabs.ts can drive them before and without React; a tab
// names its panel. `lazy` and `queryString` are not supported.
import {isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {sanitizeTabsChildren} from '@docusaurus/theme-common/internal';
import type {Props as ItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

export default function Tabs({children, defaultValue, groupId, className}: Props): ReactNode {
  const id = useId();
  const items = [sanitizeTabsChildren(children)]
    .flat()
    .filter((item): item is ReactElement<ItemProps> => isValidElement(item))
    .map(({props}) => props);
  const first = defaultValue ?? items.find((item) => item.default)?.value ?? items[0]?.value;
  return (
    <div className={clsx('tabs-container', className)}>
      <div role="tablist" className="tabs" data-site-group={groupId}>
        {items.map(({value, label}) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab-${value}`}
            className="tabs__item"
            data-site-value={value}
            aria-controls={id + value}
            aria-selected={value === first}
            tabIndex={value === first ? 0 : -1}>
            {label ?? value}
          </button>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map(({value, label, className: ofPanel, children: content}) => (
          <div
            key={value}
            role="tabpanel"
            id={id + value}
            aria-label={label ?? value}
            className={ofPanel}
            hidden={value !== first}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
