import type {Description, Fields, FieldSchema} from './description';

export type Field = {
  /** Its path in the record, such as `displaymode.timeleft` or `wheeloffortune[].text`. */
  name: string;
  anchor: string;
  type: string;
  meaning: string;
};

function typeOf({type, 'x-unit': unit}: FieldSchema): string {
  return [type].flat().join(' or ') + (unit ? `, ${unit}` : '');
}

function meaningOf({description, anyOf = []}: FieldSchema): string {
  const values = anyOf.flatMap(({const: number, title}) => (title ? [`\`${number ?? ''}\` ${title}`] : []));
  return values.length > 0 ? `${description} ${values.join('; ')}.` : description;
}

/** Each field, followed by those inside it. */
function readFields(record: string, properties: Fields = {}, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key;
    const anchor = `${record}-${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return [
      {name, anchor, type: typeOf(schema), meaning: meaningOf(schema)},
      ...readFields(record, schema.properties, `${name}.`),
      ...readFields(record, schema.items?.properties, `${name}[].`),
    ];
  });
}

/** The fields of a record by their groups. Those without a group are in `all`. */
function byGroup(record: string, properties: Fields): Record<string, Field[]> {
  const groups: Record<string, Field[]> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const {'x-group': group = 'all'} = schema;
    (groups[group] ??= []).push(...readFields(record, {[name]: schema}));
  }
  return groups;
}

/** The fields of a right answer, by object and by group. */
export function fieldsOf({components: {schemas}}: Description) {
  return {
    user: byGroup('user', schemas.User.properties),
    chastitysession: byGroup('chastitysession', schemas.Session.properties),
    verification: byGroup('verification', schemas.Verification.properties),
  };
}
