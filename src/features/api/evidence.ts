import {certainties} from '../../site/certainty';
import {sections} from '../../site/sections';
import {effectOf, leastSure, refusalsOf, type Refusal} from './calls';
import type {Description, Operation, Sure} from './description';
import {fieldsOf, type Field} from './fields';

/** A name in the text of a page. Names of the API are code. */
export type Name = {text: string; isCode: boolean; to?: string};

export function nameOfField({name, anchor}: Pick<Field, 'name' | 'anchor'>): Name {
  return {text: name, isCode: true, to: `/${sections.api.path}/info#${anchor}`};
}

export function nameOfRefusal({id, value, summary}: Refusal): Name {
  const to = `/${sections.api.path}#error-${id.toLowerCase()}`;
  return {text: value?.error ?? summary, isCode: value !== undefined, to};
}

/** What is said of a part without a note of its own. */
const sources = {
  documented: 'EmlaLock’s own page.',
  confirmed: 'A response of the service.',
  observed: 'Programs that use EmlaLock.',
  undocumented: '',
};

/** Something that a page says, and how sure that is. */
type Fact = [name: Name, evidence: Sure];

function factsOf(operation: Operation): Fact[] {
  const {path, parameters, 'x-evidence': mark, 'x-remark': remark} = operation;
  const name = {text: path, isCode: true};
  return [
    [name, operation],
    ...(remark ? [[name, {...remark, 'x-evidence-note': remark.text}] as Fact] : []),
    ...parameters.map((parameter): Fact => {
      const evidence = {...parameter, 'x-evidence': leastSure(parameter['x-evidence'], mark)};
      return [{text: parameter.name, isCode: true}, evidence];
    }),
    ...refusalsOf(operation).map((refusal): Fact => {
      const isAssumed = refusal['x-evidence'] === 'observed';
      const note = isAssumed ? 'Assumed, because EmlaLock’s pages on other calls list them.' : undefined;
      return [nameOfRefusal(refusal), {'x-evidence-note': note, ...refusal}];
    }),
  ];
}

/** Some parts of a page with the same evidence, each once. */
export type Evidence = {parts: Name[]; howSure: string; source: string};

/** Where the parts of the page of a call come from. */
export function evidenceOf(operation: Operation, description: Description): Evidence[] {
  const records =
    effectOf(operation) === 'reads' ? (Object.keys(description.records) as (keyof Description['records'])[]) : [];
  const fields = records.flatMap((record) => fieldsOf(record, description));
  const facts = [...factsOf(operation), ...fields.map((field): Fact => [nameOfField(field), field])];
  const rows = new Map<string, Evidence>();
  for (const [name, {'x-evidence': mark, 'x-evidence-note': note}] of facts) {
    const source = note || sources[mark];
    const row = rows.get(mark + source) ?? {parts: [], howSure: certainties[mark].label, source};
    if (!row.parts.some(({text, to}) => text === name.text && to === name.to)) {
      row.parts.push(name);
    }
    rows.set(mark + source, row);
  }
  return [...rows.values()];
}
