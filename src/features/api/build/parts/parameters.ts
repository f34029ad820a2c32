import type {PhrasingContent, RootContent} from 'mdast';
import type {ParameterKind} from '../../model/operation';
import {inlineCode, link, table, text} from '../../../../build/mdast';
import type {Operation} from '../description';
import {amounts} from '../places';
import {markIfOther, withNote} from '../withNote';

const forms: Record<ParameterKind, PhrasingContent[]> = {
  id: [text('text')],
  key: [text('text, secret')],
  duration: [link(amounts, text('amount of time'))],
  count: [text('whole number')],
  note: [text('text, URL-encoded')],
};

/** What a request takes; how sure it is where that differs from the call itself. */
export function parameterTable({parameters, evidence: call}: Operation): RootContent[] {
  const rows = parameters.map(({name, kind, required, description, evidence}) => [
    [inlineCode(name)],
    [...forms[kind], text(required ? ', required' : ', optional')],
    [...withNote(description, evidence), ...markIfOther(evidence.mark, call.mark)],
  ]);
  return [table(['fields'], ['Name', 'Type', 'Meaning'], rows)];
}
