// cspell:ignore xlink
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeOf} from '../../../build/placeOf';
import {blockedIn} from './blocked';
import {hostsOf} from './openPages';

/** Attributes with a literal value. Those with an expression are checked in the built page. */
function attributesOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
        ? [[one.name.replace('xlinkHref', 'xlink:href').toLowerCase(), one.value]]
        : [],
    ),
  );
}

/** The policy forbids style attributes, and React stops at one that is text without naming the file. */
function blockedStyle({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  const isStyled = attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'style');
  return isStyled ? [`<${name ?? ''} style="…"> is blocked. Give the element a class of src/css instead.`] : [];
}

/** Stops at media and styles that the policy of the page would block, with file and line. */
export default function refuseBlocked(): Transformer<Root> {
  return (tree: Root, file: VFile) => {
    const hosts = hostsOf(file.data.frontMatter);
    const faults: string[] = [];
    visit(tree, (node) => {
      const blocked =
        node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
          ? [...blockedStyle(node), ...blockedIn(node.name ?? '', attributesOf(node), hosts)]
          : node.type === 'image'
            ? blockedIn('img', {src: node.url}, hosts)
            : [];
      faults.push(...blocked.map((fault) => `${placeOf(file, node.position)}: ${fault}`));
    });
    visit(tree, 'imageReference', ({identifier, position}) => {
      visit(tree, 'definition', (definition) => {
        if (definition.identifier === identifier) {
          const blocked = blockedIn('img', {src: definition.url}, hosts);
          faults.push(...blocked.map((fault) => `${placeOf(file, position)}: ${fault}`));
        }
      });
    });
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
  };
}
