import {recordNames, type Description, type FieldSchema, type RecordName, type Sure} from './description';

export type Field = {
  /** Its path in the record, such as `displaymode.timeleft` or `wheeloffortune[].text`. */
  name: string;
  anchor: string;
  form: string;
  meaning: string;
  evidence: Sure;
};

/** The fields of one table. A record without groups is one table without a title. */
export type FieldGroup = {title: string | undefined; anchor: string; fields: Field[]};

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
};

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function formOf({type, 'x-unit': unit}: FieldSchema): string {
  const names = [type].flat().map((name) => typeNames[name] ?? name);
  return [names.join(' or '), unit].filter(Boolean).join(', ');
}

function meaningOf({description, anyOf = []}: FieldSchema): string {
  const values = anyOf.flatMap(({const: number, title}) => (title ? [`${number ?? ''} ${title}`] : []));
  return values.length > 0 ? `${description} ${values.join('; ')}.` : description;
}

function evidenceOf({'x-evidence': mark, 'x-evidence-note': note, 'x-values-note': valuesNote}: FieldSchema): Sure {
  return {'x-evidence': mark, 'x-evidence-note': [note, valuesNote].filter(Boolean).join(' ')};
}

/** A field, followed by those inside it. */
function readField(record: string, name: string, schema: FieldSchema): Field[] {
  const field = {
    name,
    anchor: slug(`${record}-${name}`),
    form: formOf(schema),
    meaning: meaningOf(schema),
    evidence: evidenceOf(schema),
  };
  const [inside, prefix] = schema.items ? [schema.items.properties, `${name}[].`] : [schema.properties, `${name}.`];
  const nested = Object.entries(inside ?? {}).flatMap(([key, child]) => readField(record, prefix + key, child));
  return [field, ...nested];
}

export function groupsOf(record: RecordName, {records}: Description): FieldGroup[] {
  const {properties, 'x-groups': groups} = records[record];
  const fieldsIn = (group: string | undefined) =>
    Object.entries(properties)
      .filter(([, schema]) => schema['x-group'] === group)
      .flatMap(([name, schema]) => readField(record, name, schema));
  return groups
    ? Object.entries(groups).map(([id, title]) => ({title, anchor: `fields-${slug(title)}`, fields: fieldsIn(id)}))
    : [{title: undefined, anchor: `fields-${record}`, fields: fieldsIn(undefined)}];
}

export function fieldsOf(record: RecordName, description: Description): Field[] {
  return groupsOf(record, description).flatMap(({fields}) => fields);
}

export function allFields(description: Description): Field[] {
  return recordNames.flatMap((record) => fieldsOf(record, description));
}
