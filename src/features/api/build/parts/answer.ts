import {translate} from '@docusaurus/Translate';
import type {PhrasingContent, RootContent} from 'mdast';
import {around, code, inlineCode, link, paragraph, text} from '../../../../build/mdast';
import type {Description, Operation} from '../description';
import type {Field} from '../fields';
import {placeOfField} from '../places';

/** Enough to recognise the account and the session. */
const always = {
  user: ['userid', 'username'],
  chastitysession: ['chastitysessionid', 'wearerid', 'holderid', 'status'],
};

/** The fields that most callers of a reading call want. */
const read = ['startdate', 'enddate', 'minduration', 'maxduration', 'requirements'];

function pick(record: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

function excerpt({answer, showsChange}: Operation): string {
  const shown = [...always.chastitysession, ...(showsChange.length > 0 ? showsChange : read)];
  return JSON.stringify(
    {user: pick(answer.user, always.user), chastitysession: pick(answer.chastitysession ?? {}, shown)},
    null,
    2,
  );
}

function fieldsThatShow({id, showsChange}: Operation, {records}: Description): Field[] {
  const fields = records.chastitysession.flatMap((group) => group.fields);
  return showsChange.map((name) => {
    const field = fields.find((one) => one.name === name);
    if (!field) {
      throw new Error(`"${name}", which should show the change of ${id}, is no field of the session.`);
    }
    return field;
  });
}

/** What leads to a field after the first one. */
function joiner(name: string): string {
  return name === 'enddate'
    ? translate({id: 'api.andUnlessHidden', message: 'and, unless the remaining time is hidden, of'})
    : translate({id: 'list.and', message: 'and', description: 'Between the last two things of a list'});
}

function whereToLook(operation: Operation, description: Description): RootContent[] {
  const fields = fieldsThatShow(operation, description);
  if (fields.length === 0) {
    return [];
  }
  const names = fields.flatMap(({name, anchor}, index): PhrasingContent[] => [
    ...(index > 0 ? [text(` ${joiner(name)} `)] : []),
    link(placeOfField(anchor), inlineCode(name)),
  ]);
  return [
    paragraph(
      ...around(
        translate({
          id: 'api.showsIn',
          message: 'The response contains the session with the new value of {fields}.',
        }),
        {fields: names},
      ),
    ),
  ];
}

/** A success answer, reduced to the fields that matter for this call. */
export function answer(operation: Operation, description: Description): RootContent[] {
  return [
    code('json', excerpt(operation), translate({id: 'api.answer', message: 'Status 200, shortened'})),
    ...whereToLook(operation, description),
  ];
}

/** Success answers in other forms, each with its title. */
export function otherAnswers({otherAnswers: answers}: Operation): RootContent[] {
  return answers.map(({title, body}) => code('json', JSON.stringify(body, null, 2), title));
}
