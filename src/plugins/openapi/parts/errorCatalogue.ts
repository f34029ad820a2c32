import type {PhrasingContent, RootContent} from 'mdast';
import type {Description} from '../description';
import {bullets, certainty, code, heading, inlineCode, paragraph, prose, text} from '../mdast';
import {anchorOfRefusal} from '../places';
import type {Refusal} from '../refusals';

/** Each refusal once, in the order in which the operations name them. */
function allRefusals({operations}: Description): Refusal[] {
  const byId = new Map(operations.flatMap(({refusals}) => refusals).map((refusal) => [refusal.id, refusal]));
  return [...byId.values()];
}

function usedBy(id: string, {operations}: Description): string {
  const count = operations.filter(({refusals}) => refusals.some((refusal) => refusal.id === id)).length;
  return count === operations.length ? 'every call' : `${count} of ${operations.length} calls`;
}

function nameOf({code: value, status, title}: Refusal): PhrasingContent[] {
  const name = value ? inlineCode(value) : text(`Status ${status}`);
  return [name, text(`: ${title.charAt(0).toLowerCase()}${title.slice(1)}`)];
}

function entry(refusal: Refusal, description: Description): RootContent[] {
  const {id, meaning, status, mendedBy, retry, body, evidence} = refusal;
  const note = evidence.note ? [text(' '), ...prose(evidence.note)] : [];
  return [
    heading(3, anchorOfRefusal(id), ...nameOf(refusal)),
    paragraph(...prose(meaning), ...note, text(' '), certainty(evidence)),
    bullets([
      [text('Status: '), text(status)],
      [text('Who can mend it: '), text(mendedBy)],
      [text('Retry: '), text(retry)],
      [text('Belongs to: '), text(usedBy(id, description))],
    ]),
    ...(body ? [code('json', JSON.stringify(body))] : []),
  ];
}

export function errorCatalogue(description: Description): RootContent[] {
  return allRefusals(description).flatMap((refusal) => entry(refusal, description));
}
