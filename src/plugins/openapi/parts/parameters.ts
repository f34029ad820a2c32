import type {PhrasingContent, RootContent} from 'mdast';
import type {Holder, ParameterKind} from '../../../api/operation';
import type {Operation} from '../description';
import {howSure, inlineCode, link, prose, table, text} from '../mdast';
import {amounts} from '../places';

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
    forms[kind],
    [text(required ? 'yes' : 'no')],
    [text(holders[heldBy])],
    prose(description),
    howSure(evidence),
  ]);
  return [table(['Name', 'Form', 'Required', 'Held by', 'Meaning', 'How sure'], rows)];
}
