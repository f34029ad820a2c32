// What pages show of the description, as plain data: the components in ui/ read nothing else.
import {sections} from '../../site/sections';
import {effectOf, refusalsOf} from './calls';
import type {Description, Operation} from './description';
import {fieldsByGroup, fieldsOf} from './fields';
import {nameOfField, nameOfRefusal} from './names';
import {isChosen, type RequestParameter} from './requestFields';
import {samplesOf} from './samples';

/** Those that the reader chooses, then the keys. */
function parametersOf({parameters}: Operation): RequestParameter[] {
  return parameters
    .map(({name, required, description, example, schema, 'x-kind': kind}) => ({
      name,
      kind,
      required,
      meaning: description,
      example: String(example),
      longest: schema.maxLength,
    }))
    .toSorted((one, two) => Number(isChosen(two)) - Number(isChosen(one)));
}

function errorsOf(operation: Operation) {
  return refusalsOf(operation).map((refusal) => ({
    id: refusal.id,
    name: nameOfRefusal(refusal),
    status: refusal.status,
    meaning: refusal.description,
    remedy: refusal['x-what-to-do'],
    example: refusal.value && JSON.stringify(refusal.value),
  }));
}

function answersOf({responses}: Operation) {
  return Object.values(responses['200'].content['application/json'].examples);
}

/** The fields of each sample; a test compares them with the description. */
export const alwaysShown = [
  'user',
  'chastitysession',
  'userid',
  'username',
  'chastitysessionid',
  'wearerid',
  'holderid',
  'status',
];
export const shownWhenReading = ['startdate', 'enddate', 'duration', 'minduration', 'maxduration', 'requirements'];

/** A right answer, reduced to the fields that matter for this call, and the fields in which the change shows. */
function answerOf(operation: Operation, description: Description) {
  const [first] = answersOf(operation);
  const after = operation['x-shows-change'];
  const changed = Object.keys(after ?? {});
  const names = [...alwaysShown, ...(after ? changed : shownWhenReading)];
  const shown = (name: string, value: unknown) =>
    name === '' || names.includes(name) ? (after?.[name] ?? value) : undefined;
  const fields = fieldsOf('chastitysession', description);
  return {
    code: JSON.stringify(first?.value, shown, 2),
    changed: changed.flatMap((name) => fields.filter((field) => field.name === name)).map(nameOfField),
    isPicked: operation.parameters.some(({name}) => name === 'from'),
  };
}

/** Everything that the page of a call shows. */
export function callData(operation: Operation, description: Description) {
  return {
    path: operation.path,
    summary: operation.summary,
    effect: effectOf(operation),
    samples: samplesOf(operation),
    parameters: parametersOf(operation),
    errors: errorsOf(operation),
    answer: answerOf(operation, description),
    otherAnswers: answersOf(operation)
      .slice(1)
      .map(({summary, value}) => ({title: summary, code: JSON.stringify(value, null, 2)})),
  };
}

/** Everything that the page about all calls shows. An error has what the most harmless call that returns it does. */
export function indexData({operations}: Description) {
  const errors = (['removes', 'adds', 'reads'] as const).flatMap((effect) =>
    operations
      .filter((operation) => effectOf(operation) === effect)
      .flatMap((operation) => errorsOf(operation).map((error) => ({...error, effect}))),
  );
  return {
    calls: operations.map((operation) => ({
      path: operation.path,
      group: operation.tags[0],
      summary: operation.summary,
      to: `/${sections.api.path}/${operation.page}`,
      effect: effectOf(operation),
      pageRead: operation['x-page-read'] ?? ('no' as const),
    })),
    errors: Object.fromEntries(errors.map((error) => [error.id, error])),
  };
}

/** The fields of a right answer, by object and by group. */
export function fieldData(description: Description) {
  return {
    user: fieldsByGroup('user', description),
    chastitysession: fieldsByGroup('chastitysession', description),
    verification: fieldsByGroup('verification', description),
  };
}

export type CallData = ReturnType<typeof callData>;
export type IndexData = ReturnType<typeof indexData>;
export type ErrorData = IndexData['errors'][string];
