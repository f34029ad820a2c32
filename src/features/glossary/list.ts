import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {valueAttribute} from '../../build/mdast';
import {readGlossary} from './entries';

/** Gives the list of the glossary its entries. */
export default function glossaryList(): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
      if (name === 'GlossaryList') {
        attributes.push(valueAttribute('entries', readGlossary()));
      }
    });
  };
}
