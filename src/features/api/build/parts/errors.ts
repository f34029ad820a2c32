import {translate} from '@docusaurus/Translate';
import type {PhrasingContent, RootContent} from 'mdast';
import {inlineCode, link, prose, table, text} from '../../../../build/mdast';
import type {Operation} from '../description';
import {placeOfRefusal} from '../places';
import {remedyFor, type Refusal} from '../refusals';

function nameOf({code, title}: Refusal): PhrasingContent {
  return code ? inlineCode(code) : text(title);
}

/** The errors of this operation and their remedies. Each row links to its entry in the catalogue. */
export function errorTable({refusals}: Operation): RootContent[] {
  const rows = refusals.map((refusal) => [
    [link(placeOfRefusal(refusal.id), nameOf(refusal))],
    [text(refusal.status)],
    prose(refusal.meaning),
    [text(remedyFor(refusal))],
  ]);
  return [
    table(
      ['fields'],
      [
        translate({id: 'api.head.code', message: 'Code'}),
        translate({id: 'api.head.status', message: 'Status'}),
        translate({id: 'api.head.meaning', message: 'Meaning'}),
        translate({id: 'api.head.todo', message: 'What to do'}),
      ],
      rows,
    ),
  ];
}
