import {translate} from '@docusaurus/Translate';
import type {Link, PhrasingContent, RootContent} from 'mdast';
import type {CertaintyMark} from '../../../../site/certainty';
import {anchor, around, heading, certainty, inlineCode, link, paragraph, table, text} from '../../../../build/mdast';
import type {Description, RecordName} from '../description';
import type {Evidence} from '../evidence';
import type {Field, FieldGroup} from '../fields';
import {markIfOther, withNote} from '../withNote';

type Usual = Pick<Evidence, 'mark' | 'seen'>;

function meaningOf({meaning, values, evidence}: Field, usual: Usual): PhrasingContent[] {
  const list = values.map(({number, title}) => `${number} ${title}`).join('; ');
  return withNote(list ? `${meaning} ${list}.` : meaning, evidence, usual.seen);
}

/** The most frequent value; the first one in a tie. */
function most<T>(all: [T, ...T[]]): T {
  const count = (wanted: T) => all.filter((one) => one === wanted).length;
  return all.reduce((one, two) => (count(two) > count(one) ? two : one));
}

/** The most frequent mark, and the most frequent "last seen" among the fields with that mark. */
function usualEvidence(fields: Field[]): Usual {
  const [first, ...others] = fields.map(({evidence}) => evidence.mark);
  const mark = most([first ?? 'undocumented', ...others]);
  const [seen, ...more] = fields.filter(({evidence}) => evidence.mark === mark).map(({evidence}) => evidence.seen);
  return {mark, seen: most([seen, ...more])};
}

function fieldTable({fields}: FieldGroup, usual: Usual): RootContent {
  const rows = fields.map((field) => [
    [anchor(field.anchor, inlineCode(field.name))],
    [text(field.form)],
    [...meaningOf(field, usual), ...markIfOther(field.evidence.mark, usual.mark, field.evidence.seen)],
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

/** All fields of one record of the answer, in one table per subject. */
export function fieldTables(record: RecordName, {records}: Description): RootContent[] {
  const groups = records[record];
  const usual = usualEvidence(groups.flatMap(({fields}) => fields));
  return [
    paragraph(
      ...around(translate({id: 'api.fields.most', message: 'Unless marked otherwise, these fields are {mark}'}), {
        mark: [certainty(usual.mark, usual.seen)],
      }),
      ...(usual.seen ? [text(`. ${usual.seen}`)] : []),
    ),
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

/** Links to the tables of fields. */
export function fieldsBySubject(description: Description): RootContent[] {
  const links = allGroups(description).flatMap(({title, anchor: id}) => (title ? [link(`#${id}`, text(title))] : []));
  return [paragraph(...linkList(links))];
}

function fieldsMarked(mark: CertaintyMark, description: Description): PhrasingContent[] {
  const found = allGroups(description)
    .flatMap(({fields}) => fields)
    .filter(({evidence}) => evidence.mark === mark);
  return linkList(found.map((field) => link(`#${field.anchor}`, inlineCode(field.name))));
}

/** Links to the fields with this mark. Confirmed fields are listed after the documented ones. */
export function fieldsBySureness(mark: CertaintyMark, description: Description): RootContent[] {
  const confirmed = mark === 'documented' ? fieldsMarked('confirmed', description) : [];
  return [
    paragraph(...fieldsMarked(mark, description)),
    ...(confirmed.length > 0
      ? [
          paragraph(
            ...around(
              translate({id: 'api.fields.confirmed', message: 'Confirmed by an answer of the service: {fields}'}),
              {
                fields: confirmed,
              },
            ),
          ),
        ]
      : []),
  ];
}
