import {textsOf} from '../../build/texts';
import {certainties} from '../../site/certainty';
import {effectOf, leastSure, refusalsOf} from './calls';
import type {Description, Operation, Sure} from './description';
import {fieldsOf} from './fields';
import {code, linkToField, linkToRefusal, prose, table} from './markdown';
import {columnsIn, sourcesIn} from './texts';

/** What a page says, and how sure that is. */
type Fact = [name: string, evidence: Sure];

function factsOf(operation: Operation): Fact[] {
  const {path, parameters, 'x-evidence': mark, 'x-remark': remark} = operation;
  return [
    [code(path), operation],
    ...(remark ? [[code(path), {...remark, 'x-evidence-note': remark.text}] as Fact] : []),
    ...parameters.map((parameter): Fact => {
      const {name, 'x-evidence': own} = parameter;
      return [code(name), {...parameter, 'x-evidence': leastSure(own, mark)}];
    }),
    ...refusalsOf(operation).map((refusal): Fact => {
      const assumed = refusal['x-evidence'] === 'observed' ? textsOf(sourcesIn).assumed : undefined;
      return [linkToRefusal(refusal), {'x-evidence-note': assumed, ...refusal}];
    }),
  ];
}

/** Where each part of the page comes from: a call with its parameters and errors, or all calls. */
export function evidenceTable(description: Description, operation: Operation | undefined): string {
  const operations = operation ? [operation] : description.operations;
  const records = operation && effectOf(operation) === 'reads' ? Object.keys(description.records) : [];
  const fields = records.flatMap((record) => fieldsOf(record as keyof Description['records'], description));
  const facts = [...operations.flatMap(factsOf), ...fields.map((field): Fact => [linkToField(field), field])];
  const sources = textsOf(sourcesIn);
  const {part, howSure, source} = textsOf(columnsIn);
  // Facts with the same evidence share a row, in which each name appears once.
  const rows = new Map<string, Set<string>>();
  for (const [name, {'x-evidence': mark, 'x-evidence-note': note}] of facts) {
    const cells = `${certainties[mark].label} | ${prose(note || sources[mark])}`;
    rows.set(cells, (rows.get(cells) ?? new Set()).add(name));
  }
  return table(
    [part, howSure, source],
    [...rows].map(([cells, names]) => [[...names].join(', '), cells]),
  );
}
