import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {flowElement} from '../mdast';

/** As many characters fill the first screen of a phone, below the head of the page. */
const firstScreen = 700;
/** The space around a block takes the room of so many. */
const around = 60;

type Flow = Parameters<typeof flowElement>[2][number];

function lengthOf(block: Flow): number {
  let length = around;
  visit(block, (node) => {
    length += 'value' in node ? node.value.length : 0;
  });
  return length;
}

/** Not what the module of the page imports and exports, which stands in no element. */
function isFlow(block: RootContent): block is Flow {
  return block.type !== 'mdxjsEsm';
}

/** Wraps what stands below the first screen in a `<Later>`, which adds nothing to the page. */
export default function laterParts(): Transformer<Root> {
  return (tree: Root) => {
    let length = 0;
    const start = tree.children.findIndex((block) => {
      const isBelow = length >= firstScreen;
      length += isFlow(block) ? lengthOf(block) : 0;
      return isBelow;
    });
    const rest = start === -1 ? [] : tree.children.splice(start);
    const below = rest.filter(isFlow);
    const inModule = rest.filter((block) => !isFlow(block));
    tree.children.push(...inModule, ...(below.length > 0 ? [flowElement('Later', {}, below)] : []));
  };
}
