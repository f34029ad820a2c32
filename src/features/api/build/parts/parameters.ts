import type {PhrasingContent, RootContent} from 'mdast';
import type {Holder, ParameterKind} from '../../model/operation';
import {certainty, inlineCode, link, table, text} from '../../../../build/mdast';
import type {Operation} from '../description';
import {amounts} from '../places';
import {withNote} from '../withNote';

const forms: Record<ParameterKind, PhrasingContent[]> = {
  id: [text('text')],
  key: [text('text, secret')],
  duration: [link(amounts, text('amount of time'))],
  count: [text('whole number')],
  note: [text('text, URL-encoded')],
};

const holders: Record<Holder, string> = {wearer: 'Wearer', holder: 'Holder', caller: 'You'};

export function parameterTable({parameters}: Operation): RootContent[] {
  const rows = parameters.map(({name, kind, required, heldBy, description, evidence}) => [
    [inlineCode(name)],
    withNote(description, evidence),
    forms[kind],
    [text(required ? 'yes' : 'no')],
    [text(holders[heldBy])],
    [certainty(evidence.mark)],
  ]);
  return [table(['Name', 'Meaning', 'Form', 'Required', 'Held by', 'How sure'], rows)];
}
