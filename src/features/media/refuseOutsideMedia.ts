import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeOf} from '../../build/placeOf';

/** Shown on no page: the policy in `src/site/policy.ts` has no source for them. */
const refused = ['audio', 'embed', 'iframe', 'object', 'script', 'style', 'video'];

const isOutside = (address: unknown) => typeof address === 'string' && /^\s*(?:[a-z]+:)?\/\//i.test(address);

/** The problem with a node, or undefined. Attributes with an expression are left to the policy in the browser. */
function faultOf(node: Node): string | undefined {
  if (node.type === 'image' && 'url' in node) {
    return isOutside(node.url) ? `the picture ${String(node.url)} is on another host` : undefined;
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const {name, attributes} = node as MdxJsxFlowElement;
  const named = attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute] : []));
  if (refused.includes(name ?? '')) {
    return `<${name}> is not shown on this site`;
  }
  const isElement = /^[a-z]/.test(name ?? '');
  if (isElement && named.some((attribute) => attribute.name === 'style' || /^on[a-z]/.test(attribute.name))) {
    return `<${name}> has a style or an event handler of its own`;
  }
  return name === 'img' && named.some(({value}) => isOutside(value)) ? '<img> is on another host' : undefined;
}

/** Stops the build at what the security policy would block, with file and line. */
export default function refuseOutsideMedia(): Transformer<Root> {
  return (tree, file: VFile) => {
    visit(tree, (node) => {
      const fault = faultOf(node);
      if (fault !== undefined) {
        throw new Error(
          `${placeOf(file, node.position)}: ${fault}. Link to it, or use a file and the style sheets of this project.`,
        );
      }
    });
  };
}
