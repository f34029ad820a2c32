import type {Link, PhrasingContent, RootContent} from 'mdast';
import type {CertaintyMark} from '../../../../site/certainty';
import {anchor, heading, certainty, inlineCode, link, paragraph, table, text} from '../../../../build/mdast';
import type {Description, RecordName} from '../description';
import type {Field, FieldGroup} from '../fields';
import {markIfOther, withNote} from '../withNote';

function meaningOf({meaning, values, evidence}: Field): PhrasingContent[] {
  const list = values.map(({number, title}) => `${number} ${title}`).join('; ');
  return withNote(list ? `${meaning} ${list}.` : meaning, evidence);
}

/** The mark of most fields. */
function usualMark(fields: Field[]): CertaintyMark {
  const marks = fields.map(({evidence}) => evidence.mark);
  const count = (mark: CertaintyMark) => marks.filter((one) => one === mark).length;
  return marks.reduce((one, two) => (count(two) > count(one) ? two : one));
}

function fieldTable({fields}: FieldGroup, usual: CertaintyMark): RootContent {
  const rows = fields.map((field) => [
    [anchor(field.anchor, inlineCode(field.name))],
    [text(field.form)],
    [...meaningOf(field), ...markIfOther(field.evidence.mark, usual)],
  ]);
  return table(['fields', 'record'], ['Field', 'Type', 'Meaning'], rows);
}

/** Every field of one record of the answer, in tables by subject. */
export function fieldTables(record: RecordName, {records}: Description): RootContent[] {
  const groups = records[record];
  const usual = usualMark(groups.flatMap(({fields}) => fields));
  return [
    paragraph(text('Unless marked otherwise, these fields are '), certainty(usual)),
    ...groups.flatMap((group) => [
      ...(group.title ? [heading(3, [text(group.title)], group.anchor)] : []),
      fieldTable(group, usual),
    ]),
  ];
}

function linkList(links: Link[]): PhrasingContent[] {
  return links.flatMap((one, index) => (index > 0 ? [text(', '), one] : [one]));
}

function allGroups({records}: Description): FieldGroup[] {
  return Object.values(records).flat();
}

/** Plain links to the tables of fields. */
export function fieldsBySubject(description: Description): RootContent[] {
  const links = allGroups(description).flatMap(({title, anchor: id}) => (title ? [link(`#${id}`, text(title))] : []));
  return [paragraph(...linkList(links))];
}

/** Plain links to the fields of which the description is equally sure. */
export function fieldsBySureness(mark: CertaintyMark, description: Description): RootContent[] {
  const found = allGroups(description)
    .flatMap(({fields}) => fields)
    .filter(({evidence}) => evidence.mark === mark);
  return [paragraph(...linkList(found.map((field) => link(`#${field.anchor}`, inlineCode(field.name)))))];
}
