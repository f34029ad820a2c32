import type {PhrasingContent, RootContent} from 'mdast';
import {effectOf, keysFor, type Effect} from '../../model/operation';
import {certainty, inlineCode, link, paragraph, table, text} from '../../../../build/mdast';
import type {Description, Operation} from '../description';
import {markIfOther} from '../withNote';

const usual = 'observed';

/** All calls, each leading to its page. */
export function operationTable({operations}: Description): RootContent[] {
  const rows = operations.map((operation) => [
    [link(operation.page, text(operation.title)), ...markIfOther(operation.evidence.mark, usual)],
    [inlineCode(operation.path)],
    [text(keysFor(operation))],
  ]);
  return [
    paragraph(text('Unless marked otherwise, these calls are '), certainty(usual)),
    table([], ['Operation', 'Call', 'Keys'], rows),
  ];
}

const subjects: Record<string, string> = {
  info: 'Account and session',
  time: 'Time',
  minimum: 'Minimum',
  maximum: 'Maximum',
  links: 'Requirement links',
};

function callsOf(operations: Operation[], effect: Effect): PhrasingContent[] {
  return operations
    .filter((operation) => effectOf(operation) === effect)
    .flatMap(({page, path}, index) => [...(index > 0 ? [text(' ')] : []), link(page, inlineCode(path))]);
}

/** What can be called, by what it concerns and by what it does. */
export function callMap({operations}: Description): RootContent[] {
  const rows = Object.entries(subjects).map(([group, title]) => {
    const ofGroup = operations.filter((operation) => operation.group === group);
    const calls = (['reads', 'adds', 'removes'] as const).map((effect) => callsOf(ofGroup, effect));
    return [[text(title)], ...calls];
  });
  return [table(['calls'], ['Subject', 'Read', 'Add', 'Remove'], rows)];
}
