import {translate} from '@docusaurus/Translate';
import type {Link, PhrasingContent, RootContent} from 'mdast';
import {anchor, certainty, heading, inlineCode, link, paragraph, prose, table, text} from '../../../../build/mdast';
import type {Description, RecordName} from '../description';
import type {Field, FieldGroup} from '../fields';

function meaningOf({meaning, values, evidence}: Field): PhrasingContent[] {
  const list = values.map(({number, title}) => `${number} ${title}`).join('; ');
  const mark = evidence.mark === 'undocumented' ? [text(' '), certainty(evidence.mark)] : [];
  return [...prose(list ? `${meaning} ${list}.` : meaning), ...mark];
}

function fieldTable({fields}: FieldGroup): RootContent {
  const rows = fields.map((field) => [
    [anchor(field.anchor, inlineCode(field.name))],
    [text(field.form)],
    meaningOf(field),
  ]);
  return table(
    ['fields', 'record'],
    [
      translate({id: 'api.head.field', message: 'Field'}),
      translate({id: 'api.head.type', message: 'Type'}),
      translate({id: 'api.head.meaning', message: 'Meaning'}),
    ],
    rows,
  );
}

/** All fields of one record of the answer, in one table per subject. A mark says that nobody explains a field. */
export function fieldTables(record: RecordName, {records}: Description): RootContent[] {
  return records[record].flatMap((group) => [
    ...(group.title ? [heading(3, [text(group.title)], group.anchor)] : []),
    fieldTable(group),
  ]);
}

/** Links to the tables of fields. */
export function fieldsBySubject({records}: Description): RootContent[] {
  const links: Link[] = Object.values(records)
    .flat()
    .flatMap(({title, anchor: id}) => (title ? [link(`#${id}`, text(title))] : []));
  return [paragraph(...links.flatMap((one, index) => (index > 0 ? [text(', '), one] : [one])))];
}
