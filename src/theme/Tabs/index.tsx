// Wraps Tabs: each tab refers to its panel; upstream's tabs do not say what they show.
import {cloneElement, isValidElement, useId, type ReactNode} from 'react';
import {sanitizeTabsChildren} from '@docusaurus/theme-common/internal';
import type {Props as ItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import Tabs from '@theme-original/Tabs';

export default function TabsWrapper({children, ...props}: Props): ReactNode {
  const id = useId();
  const items = [sanitizeTabsChildren(children)].flat();
  return (
    <Tabs {...props}>
      {items.map((item) =>
        isValidElement<ItemProps>(item)
          ? cloneElement(item, {attributes: {...item.props.attributes, 'aria-controls': `${id}${item.props.value}`}})
          : item,
      )}
    </Tabs>
  );
}
