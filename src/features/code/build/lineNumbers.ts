import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {placeOf} from '../../../build/placeOf';

/** Stops at a first line number that is not a number, which the page would count from "NaN". */
export default function lineNumbers(): Transformer<Root> {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', ({meta, position}: Code) => {
      const option = meta?.split(' ').find((word) => word.startsWith('showLineNumbers'));
      if (option !== undefined && !/^showLineNumbers(?:=\d{1,6})?$/.test(option)) {
        throw new Error(
          `${placeOf(file, position)}: "${option}" does not say where the line numbers begin. Write showLineNumbers, or showLineNumbers=3 to begin with 3.`,
        );
      }
    });
  };
}
