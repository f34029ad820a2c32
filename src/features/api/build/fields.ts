import {translate} from '@docusaurus/Translate';
import {readEvidence, type Evidence} from './evidence';
import type {FieldSource, RecordSource} from './shape';

export type Field = {
  /** Its path in the record, such as `displaymode.timeleft` or `wheeloffortune[].text`. */
  name: string;
  /** The anchor of its row. */
  anchor: string;
  form: string;
  meaning: string;
  values: {number: number; title: string}[];
  evidence: Evidence;
};

/** The fields of one table. A record without groups is one table without a title. */
export type FieldGroup = {title: string | undefined; anchor: string; fields: Field[]};

const typeNames: Record<string, string> = {
  string: translate({id: 'api.type.string', message: 'text'}),
  integer: translate({id: 'api.type.integer', message: 'number'}),
  boolean: translate({id: 'api.type.boolean', message: 'true or false'}),
  object: translate({id: 'api.type.object', message: 'object'}),
  array: translate({id: 'api.type.array', message: 'list'}),
};

const or = translate({id: 'list.or', message: 'or', description: 'Between the last two things of a list'});

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function formOf({type, 'x-unit': unit}: FieldSource): string {
  const names = [type].flat().map((name) => typeNames[name] ?? name);
  return unit ? `${names.join(` ${or} `)}, ${unit}` : names.join(` ${or} `);
}

function valuesOf({anyOf = []}: FieldSource): Field['values'] {
  return anyOf.flatMap(({const: number, title}) => (number !== undefined && title ? [{number, title}] : []));
}

function noteOf(source: FieldSource): string | undefined {
  const notes = [source['x-evidence-note'], source['x-values-note']].filter((note) => note !== undefined);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** A field, followed by those inside it. */
function readField(record: string, name: string, source: FieldSource): Field[] {
  const field = {
    name,
    anchor: slug(`${record}-${name}`),
    form: formOf(source),
    meaning: source.description,
    values: valuesOf(source),
    evidence: {...readEvidence(source), note: noteOf(source)},
  };
  const [inside, prefix] = source.items ? [source.items.properties, `${name}[].`] : [source.properties, `${name}.`];
  const nested = Object.entries(inside ?? {}).flatMap(([key, child]) => readField(record, prefix + key, child));
  return [field, ...nested];
}

export function readRecord(record: string, {properties, 'x-groups': groups}: RecordSource): FieldGroup[] {
  const entries = Object.entries(properties);
  const fieldsOf = (group: string | undefined) =>
    entries
      .filter(([, source]) => source['x-group'] === group)
      .flatMap(([name, source]) => readField(record, name, source));
  const homeless = entries.find(([, {'x-group': group}]) => groups && !(group && Object.hasOwn(groups, group)));
  if (homeless) {
    throw new Error(
      `the field "${homeless[0]}" of ${record} is in no table. Give it "x-group": one of ${Object.keys(groups ?? {}).join(', ')}.`,
    );
  }
  return groups
    ? Object.entries(groups).map(([id, title]) => ({title, anchor: `fields-${slug(title)}`, fields: fieldsOf(id)}))
    : [{title: undefined, anchor: `fields-${record}`, fields: fieldsOf(undefined)}];
}
