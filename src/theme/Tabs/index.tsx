// Ejected from Tabs @3.10.2. Change: static, so that src/page/tabs.ts can drive them before and without React. Static.
import {useId, useLayoutEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {tabsShown} from '@site/src/browser/names';

export default function Tabs(props: Props): ReactNode {
  const {children, defaultValue, groupId, queryString, className, block} = props;
  const id = useId();
  const context = useTabsContextValue(props);
  const {tabValues} = context;
  // Later it follows the storage and the address, which is up to the page script here.
  const [first] = useState(defaultValue === null ? '' : context.selectedValue);
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(tabsShown));
  }, []);
  return (
    <TabsProvider value={{...context, selectedValue: first, id} as typeof context}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
        <div
          role="tablist"
          className={clsx('tabs', block && 'tabs--block', className)}
          data-site-group={groupId}
          data-site-query={queryString === true ? groupId : queryString || undefined}>
          {tabValues.map(({value, label, attributes}, index) => (
            <button
              {...attributes}
              key={value}
              type="button"
              role="tab"
              className={clsx('tabs__item', attributes?.className as string | undefined)}
              data-site-value={value}
              aria-controls={`${id}${index}`}
              aria-selected={value === first}
              tabIndex={value === first || (first === '' && index === 0) ? 0 : -1}>
              {label ?? value}
            </button>
          ))}
        </div>
        <div className="margin-top--md">{sanitizeTabsChildren(children)}</div>
      </div>
    </TabsProvider>
  );
}
