import type {Description, FieldSchema} from './description';

type RecordName = keyof Description['records'];

export type Field = {
  /** Its path in the record, such as `displaymode.timeleft` or `wheeloffortune[].text`. */
  name: string;
  anchor: string;
  form: string;
  meaning: string;
};

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
};

function formOf({type, 'x-unit': unit}: FieldSchema): string {
  const names = [type].flat().map((name) => typeNames[name] ?? name);
  return names.join(' or ') + (unit ? `, ${unit}` : '');
}

function meaningOf({description, anyOf = []}: FieldSchema): string {
  const values = anyOf.flatMap(({const: number, title}) => (title ? [`\`${number ?? ''}\` ${title}`] : []));
  return values.length > 0 ? `${description} ${values.join('; ')}.` : description;
}

/** Each field, followed by those inside it. */
function readFields(record: RecordName, properties: Record<string, FieldSchema> = {}, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key;
    const field: Field = {
      name,
      anchor: `${record}-${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      form: formOf(schema),
      meaning: meaningOf(schema),
    };
    const inside = readFields(record, schema.properties, `${name}.`);
    const insideItems = readFields(record, schema.items?.properties, `${name}[].`);
    return [field, ...inside, ...insideItems];
  });
}

/** The fields of a record by their groups. Those without a group are in `all`. */
export function fieldsByGroup(record: RecordName, {records}: Description): Record<string, Field[]> {
  const groups: Record<string, Field[]> = {};
  for (const [name, schema] of Object.entries(records[record].properties)) {
    const {'x-group': group = 'all'} = schema;
    (groups[group] ??= []).push(...readFields(record, {[name]: schema}));
  }
  return groups;
}

export function fieldsOf(record: RecordName, description: Description): Field[] {
  return Object.values(fieldsByGroup(record, description)).flat();
}
