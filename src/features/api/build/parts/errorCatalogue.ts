import {translate} from '@docusaurus/Translate';
import type {PhrasingContent, RootContent} from 'mdast';
import {around, bullets, certainty, code, heading, inlineCode, paragraph, text} from '../../../../build/mdast';
import type {Description} from '../description';
import {anchorOfRefusal} from '../places';
import {remedyFor, type Refusal} from '../refusals';
import {markIfOther, withNote} from '../withNote';

const usual = 'documented';

/** Each refusal once, in the order of the operations with the most refusals. */
function allRefusals({operations}: Description): Refusal[] {
  const longestFirst = operations.toSorted((one, two) => two.refusals.length - one.refusals.length);
  const byId = new Map(longestFirst.flatMap(({refusals}) => refusals).map((refusal) => [refusal.id, refusal]));
  return [...byId.values()];
}

/** How many calls can return it, and for how many of those the service documents it. */
function possibleOn({id, status}: Refusal, {operations}: Description): string {
  const marks = operations.flatMap(({refusals}) =>
    refusals.filter((refusal) => refusal.id === id).map(({evidenceHere}) => evidenceHere.mark),
  );
  const documented = marks.filter((mark) => mark === usual).length;
  const calls =
    marks.length === operations.length
      ? translate({id: 'api.everyCall', message: 'every call'})
      : translate(
          {id: 'api.someCalls', message: '{count} of {all} calls'},
          {count: marks.length, all: operations.length},
        );
  return documented > 0 && documented < marks.length
    ? translate(
        {
          id: 'api.error.possiblePartly',
          message: 'Status {status}, possible on {calls} and documented for {documented} of them.',
        },
        {status, calls, documented},
      )
    : translate({id: 'api.error.possible', message: 'Status {status}, possible on {calls}.'}, {status, calls});
}

function nameOf({code: value, status, title}: Refusal): PhrasingContent[] {
  const name = value ? inlineCode(value) : text(translate({id: 'api.status', message: 'Status {status}'}, {status}));
  return [name, text(`: ${title.charAt(0).toLowerCase()}${title.slice(1)}`)];
}

function entry(refusal: Refusal, description: Description): RootContent[] {
  const {id, meaning, body, evidence} = refusal;
  return [
    heading(3, nameOf(refusal), anchorOfRefusal(id)),
    paragraph(...withNote(meaning, evidence), ...markIfOther(evidence.mark, usual, evidence.seen)),
    bullets([[text(possibleOn(refusal, description))], [text(remedyFor(refusal))]]),
    ...(body ? [code('json', JSON.stringify(body))] : []),
  ];
}

export function errorCatalogue(description: Description): RootContent[] {
  return [
    paragraph(
      ...around(translate({id: 'api.errors.most', message: 'Unless marked otherwise, these errors are {mark}'}), {
        mark: [certainty(usual)],
      }),
    ),
    ...allRefusals(description).flatMap((refusal) => entry(refusal, description)),
  ];
}
