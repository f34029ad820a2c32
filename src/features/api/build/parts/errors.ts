import type {PhrasingContent, RootContent} from 'mdast';
import {certainty, inlineCode, link, prose, table, text} from '../../../../build/mdast';
import type {Operation} from '../description';
import {placeOfRefusal} from '../places';
import type {Refusal} from '../refusals';

function nameOf({code, title}: Refusal): PhrasingContent {
  return code ? inlineCode(code) : text(title);
}

/** How this operation can be refused; each row leads to its entry in the catalogue. */
export function errorTable({refusals}: Operation): RootContent[] {
  const rows = refusals.map((refusal) => [
    [link(placeOfRefusal(refusal.id), nameOf(refusal))],
    prose(refusal.meaning),
    [text(refusal.status)],
    [text(refusal.mendedBy)],
    [text(refusal.retry)],
    [certainty(refusal.evidenceHere.mark)],
  ]);
  return [table(['Code', 'Meaning', 'Status', 'Who can mend it', 'Retry', 'How sure'], rows)];
}
