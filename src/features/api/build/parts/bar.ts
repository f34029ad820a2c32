import type {RootContent} from 'mdast';
import {effectOf, keysFor} from '../../model/operation';
import {flowElement} from '../../../../build/mdast';
import type {Operation} from '../description';

/** The call in one line, under the title. */
export function callBar(operation: Operation): RootContent[] {
  const {path} = operation;
  return [flowElement('CallBar', {path, effect: effectOf(operation), keys: keysFor(operation)}, [])];
}
