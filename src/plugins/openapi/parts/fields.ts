import type {Link, PhrasingContent, RootContent} from 'mdast';
import {certainties, type CertaintyMark} from '../../../site/certainty';
import type {Description, RecordName} from '../description';
import type {Field, FieldGroup} from '../fields';
import {anchor, flowElement, heading, howSure, inlineCode, link, paragraph, prose, table, text} from '../mdast';

function meaningOf({meaning, values}: Field): PhrasingContent[] {
  const list = values.map(({number, title}) => `${number} ${title}`).join('; ');
  return prose(list ? `${meaning} ${list}.` : meaning);
}

function fieldTable({fields}: FieldGroup): RootContent {
  const rows = fields.map((field) => [
    [anchor(field.anchor, inlineCode(field.name))],
    [text(field.form)],
    meaningOf(field),
    howSure(field.evidence),
  ]);
  return table(['Field', 'Form', 'Meaning', 'How sure'], rows);
}

/** Every field of one record of the answer, in tables by subject. */
export function fieldTables(record: RecordName, {records}: Description): RootContent[] {
  return records[record].flatMap((group) => [
    ...(group.title ? [heading(3, group.anchor, text(group.title))] : []),
    fieldTable(group),
  ]);
}

function linkList(links: Link[]): PhrasingContent[] {
  return links.flatMap((one, index) => (index > 0 ? [text(', '), one] : [one]));
}

function bySureness(mark: CertaintyMark, fields: Field[]): RootContent {
  const found = fields.filter(({evidence}) => evidence.mark === mark);
  const links = found.map((field) => link(`#${field.anchor}`, inlineCode(field.name)));
  return flowElement('details', {}, [
    flowElement('summary', {}, [paragraph(text(`Fields that are ${certainties[mark].label} (${found.length})`))]),
    paragraph(...linkList(links)),
  ]);
}

/** Plain links that lead to the fields by subject and by how sure they are; they work without script. */
export function fieldIndex({records}: Description): RootContent[] {
  const groups = Object.values(records).flat();
  const titled = groups.flatMap(({title, anchor: id}) => (title ? [link(`#${id}`, text(title))] : []));
  const fields = groups.flatMap((group) => group.fields);
  const marks: CertaintyMark[] = ['documented', 'observed', 'unknown'];
  return [
    paragraph(text('By subject: '), ...linkList(titled), text('.')),
    ...marks.map((mark) => bySureness(mark, fields)),
  ];
}
