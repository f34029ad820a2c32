import type {RootContent} from 'mdast';
import {certainty, inlineCode, link, table, text} from '../../../../build/mdast';
import type {Description} from '../description';

/** All calls, each leading to its page. */
export function operationTable({operations}: Description): RootContent[] {
  const rows = operations.map(({title, page, path, parameters, evidence}) => [
    [link(page, text(title))],
    [inlineCode(path)],
    [text(parameters.some(({heldBy}) => heldBy === 'holder') ? 'yes' : 'no')],
    [certainty(evidence.mark)],
  ]);
  return [table(['Operation', 'Call', 'Holder key', 'How sure'], rows)];
}
