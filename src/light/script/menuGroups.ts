// Keeps which groups of the menu the reader opened or closed, until the tab is closed. Inline, so that none is painted
// otherwise; that of the page is open on arrival.
import {onEachShow, onPress} from './events';
import {read, write} from './storage';

const named = 'details[data-light-group]';
const type = 'sessionStorage';

const keyOf = (group: HTMLElement) => `menu${group.dataset.lightGroup}`;

function restore(nodes: Iterable<Node>): void {
  for (const node of nodes) {
    if (node instanceof HTMLDetailsElement && node.matches(`${named}:not([data-light-here])`)) {
      const choice = read(keyOf(node), type);
      node.open = choice ? choice === 'open' : node.open;
    }
  }
}

onEachShow(() => {
  restore(document.querySelectorAll(named));
});

// While the page arrives: each group before it is painted.
const reading = new MutationObserver((changes) => {
  changes.forEach(({addedNodes}) => {
    restore(addedNodes);
  });
});
reading.observe(document, {childList: true, subtree: true});
document.addEventListener('DOMContentLoaded', () => {
  reading.disconnect();
});

onPress(`${named} > summary`, ({parentElement: group}) => {
  const {open} = group as HTMLDetailsElement;
  write(keyOf(group as HTMLDetailsElement), open ? 'closed' : 'open', type);
});
