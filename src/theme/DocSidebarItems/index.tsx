// Wraps DocSidebarItems: calls have the mark of what they do, and their list begins with what the marks mean.
import type {ReactNode} from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import type {Does} from '@site/src/features/api/does';
import {Legend, Mark} from '@site/src/features/api/ui/Marks';

type Item = Props['items'][number];

function callsIn(item: Item): Does[] {
  const {call} = (item.customProps ?? {}) as {call?: Does};
  return item.type === 'category' ? item.items.flatMap(callsIn) : call ? [call] : [];
}

function withMark(item: Item): Item {
  const [call] = callsIn(item);
  if (item.type !== 'link' || !call) {
    return item;
  }
  const label = (
    <>
      {item.label} <Mark of={call} isSaid />
    </>
  );
  // Upstream gives the label to an element, as its only child.
  return {...item, label: label as unknown as string};
}

export default function DocSidebarItemsWrapper({items, ...props}: Props): ReactNode {
  const calls = items.flatMap(callsIn);
  return (
    <>
      {props.level === 1 && calls.length > 0 && <Legend of={calls} />}
      <DocSidebarItems {...props} items={items.map(withMark)} />
    </>
  );
}
