import {translate} from '@docusaurus/Translate';
import type {PhrasingContent, RootContent} from 'mdast';
import {bullets, code, heading, inlineCode, paragraph, prose, text} from '../../../../build/mdast';
import type {Description} from '../description';
import {anchorOfRefusal} from '../places';
import {remedyFor, type Refusal} from '../refusals';

/** Each refusal once, in the order of the operations with the most refusals. */
function allRefusals({operations}: Description): Refusal[] {
  const longestFirst = operations.toSorted((one, two) => two.refusals.length - one.refusals.length);
  const byId = new Map(longestFirst.flatMap(({refusals}) => refusals).map((refusal) => [refusal.id, refusal]));
  return [...byId.values()];
}

/** How many calls can return it. */
function possibleOn({id, status}: Refusal, {operations}: Description): string {
  const count = operations.filter(({refusals}) => refusals.some((refusal) => refusal.id === id)).length;
  const calls =
    count === operations.length
      ? translate({id: 'api.everyCall', message: 'every call'})
      : translate({id: 'api.someCalls', message: '{count} of {all} calls'}, {count, all: operations.length});
  return translate({id: 'api.error.possible', message: 'Status {status}, possible on {calls}.'}, {status, calls});
}

function nameOf({code: value, status, title}: Refusal): PhrasingContent[] {
  const name = value ? inlineCode(value) : text(translate({id: 'api.status', message: 'Status {status}'}, {status}));
  return [name, text(`: ${title.charAt(0).toLowerCase()}${title.slice(1)}`)];
}

function entry(refusal: Refusal, description: Description): RootContent[] {
  const {id, meaning, body} = refusal;
  return [
    heading(3, nameOf(refusal), anchorOfRefusal(id)),
    paragraph(...prose(meaning)),
    bullets([[text(possibleOn(refusal, description))], [text(remedyFor(refusal))]]),
    ...(body ? [code('json', JSON.stringify(body))] : []),
  ];
}

export function errorCatalogue(description: Description): RootContent[] {
  return allRefusals(description).flatMap((refusal) => entry(refusal, description));
}
