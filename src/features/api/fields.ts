import {textsOf} from '../../build/texts';
import type {Description, FieldSchema, Sure} from './description';
import {sentencesIn, typesIn} from './texts';

export type RecordName = keyof Description['records'];

export type Field = Sure & {
  /** Its path in the record, such as `displaymode.timeleft` or `wheeloffortune[].text`. */
  name: string;
  anchor: string;
  form: string;
  meaning: string;
};

/** The fields of one table. The only table of a record has no title. */
type FieldGroup = {title: string; anchor: string; fields: Field[]};

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function formOf({type, 'x-unit': unit}: FieldSchema): string {
  const names = [type].flat().map((name) => textsOf(typesIn)[name] ?? name);
  return names.reduce(textsOf(sentencesIn).or) + (unit ? `, ${unit}` : '');
}

function meaningOf({description, anyOf = []}: FieldSchema): string {
  const values = anyOf.flatMap(({const: number, title}) => (title ? [`\`${number ?? ''}\` ${title}`] : []));
  return values.length > 0 ? `${description} ${values.join('; ')}.` : description;
}

/** Each field, followed by those inside it. */
function readFields(record: RecordName, properties: Record<string, FieldSchema> = {}, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key;
    const field = {
      name,
      anchor: slug(`${record}-${name}`),
      form: formOf(schema),
      meaning: meaningOf(schema),
      'x-evidence': schema['x-evidence'],
      'x-evidence-note': [schema['x-evidence-note'], schema['x-values-note']].filter(Boolean).join(' '),
    };
    const inside = readFields(record, schema.properties, `${name}.`);
    const insideItems = readFields(record, schema.items?.properties, `${name}[].`);
    return [field, ...inside, ...insideItems];
  });
}

export function groupsOf(record: RecordName, {records}: Description): FieldGroup[] {
  const {properties, 'x-groups': groups = {'': ''}} = records[record];
  return Object.entries(groups).map(([id, title]) => {
    const own = Object.entries(properties).filter(([, {'x-group': group = ''}]) => group === id);
    return {title, anchor: `fields-${slug(title)}`, fields: readFields(record, Object.fromEntries(own))};
  });
}

export function fieldsOf(record: RecordName, description: Description): Field[] {
  return groupsOf(record, description).flatMap(({fields}) => fields);
}
