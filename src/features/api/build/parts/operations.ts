import {translate} from '@docusaurus/Translate';
import type {PhrasingContent, RootContent} from 'mdast';
import {effectOf, keysFor, type Effect} from '../../model/operation';
import {inlineCode, link, table, text} from '../../../../build/mdast';
import type {Description, Operation} from '../description';

/** All calls, with links to their pages. */
export function operationTable({operations}: Description): RootContent[] {
  const rows = operations.map((operation) => [
    [link(operation.page, text(operation.title))],
    [inlineCode(operation.path)],
    [text(keysFor(operation))],
  ]);
  return [
    table(
      [],
      [
        translate({id: 'api.head.operation', message: 'Operation'}),
        translate({id: 'api.head.call', message: 'Call'}),
        translate({id: 'api.head.keys', message: 'Keys'}),
      ],
      rows,
    ),
  ];
}

const subjects: Record<string, string> = {
  info: translate({id: 'api.subject.info', message: 'Account and session'}),
  time: translate({id: 'api.subject.time', message: 'Time'}),
  minimum: translate({id: 'api.subject.minimum', message: 'Minimum'}),
  maximum: translate({id: 'api.subject.maximum', message: 'Maximum'}),
  links: translate({id: 'api.subject.links', message: 'Requirement links'}),
};

function callsOf(operations: Operation[], effect: Effect): PhrasingContent[] {
  return operations
    .filter((operation) => effectOf(operation) === effect)
    .flatMap(({page, path}, index) => [...(index > 0 ? [text(' ')] : []), link(page, inlineCode(path))]);
}

/** The calls by subject and effect. */
export function callMap({operations}: Description): RootContent[] {
  const rows = Object.entries(subjects).map(([group, title]) => {
    const ofGroup = operations.filter((operation) => operation.group === group);
    const calls = (['reads', 'adds', 'removes'] as const).map((effect) => callsOf(ofGroup, effect));
    return [[text(title)], ...calls];
  });
  return [
    table(
      ['calls'],
      [
        translate({id: 'api.head.subject', message: 'Subject'}),
        translate({id: 'api.head.read', message: 'Read'}),
        translate({id: 'api.head.add', message: 'Add'}),
        translate({id: 'api.head.remove', message: 'Remove'}),
      ],
      rows,
    ),
  ];
}
