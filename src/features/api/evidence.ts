import {certainties} from '../../site/certainty';
import {effectOf, leastSure, refusalsOf} from './calls';
import type {Operation, Sure} from './description';
import {allFields} from './fields';
import {linkToField, linkToRefusal, type Page} from './links';
import {code, prose, table} from './markdown';

type Fact = {name: string; evidence: Sure};

function factsOfOperation(page: Page, operation: Operation): Fact[] {
  const {path, parameters, 'x-evidence': mark, 'x-remark': remark} = operation;
  return [
    {name: code(path), evidence: operation},
    ...(remark ? [{name: code(path), evidence: {...remark, 'x-evidence-note': remark.text}}] : []),
    ...parameters.map((parameter) => ({
      name: code(parameter.name),
      evidence: {...parameter, 'x-evidence': leastSure(parameter['x-evidence'], mark)},
    })),
    ...refusalsOf(operation).map((refusal) => ({name: linkToRefusal(page, refusal), evidence: refusal.evidence})),
  ];
}

/** Facts with the same evidence share a row, in which each name appears once. */
function evidenceRows(facts: Fact[]): string[][] {
  const rows = new Map<string, {names: Set<string>; cells: string[]}>();
  for (const {name, evidence} of facts) {
    const cells = [certainties[evidence['x-evidence']].label, prose(evidence['x-evidence-note'] ?? '')];
    const key = cells.join(' ');
    const {names} = rows.get(key) ?? {names: new Set()};
    rows.set(key, {names: names.add(name), cells});
  }
  return [...rows.values()].map(({names, cells}) => [[...names].join(', '), ...cells]);
}

/** Where each part of the page comes from: a call with its parameters and errors, or all calls. */
export function evidenceTable(page: Page, operation: Operation | undefined): string {
  const operations = operation ? [operation] : page.description.operations;
  const fields = operation && effectOf(operation) === 'reads' ? allFields(page.description) : [];
  const facts = [
    ...operations.flatMap((one) => factsOfOperation(page, one)),
    ...fields.map((field) => ({name: linkToField(page, field), evidence: field.evidence})),
  ];
  return table(['Part', 'How sure', 'Where it comes from'], evidenceRows(facts));
}
