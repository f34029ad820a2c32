// What pages show of the description, as plain data: the components in ui/ read nothing else.
import {sections} from '../../site/sections';
import type {Description, Operation} from './description';
import {doesOf} from './does';
import {fieldsByGroup, fieldsOf} from './fields';
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

/** How a call can be refused. With a body, which names the error, or by a status alone. */
function errorsOf({responses}: Operation) {
  const withBody = (['400', '4XX'] as const).flatMap((status) =>
    Object.entries(responses[status].content['application/json'].examples).map(([id, refusal]) => ({
      ...refusal,
      id,
      status: status.toLowerCase(),
      name: `\`${refusal.value.error}\``,
      example: JSON.stringify(refusal.value),
    })),
  );
  const tooMany = responses['429'];
  const withoutBody = {
    ...tooMany,
    id: 'TooManyRequests',
    status: '429',
    name: tooMany['x-summary'],
    example: undefined,
  };
  return [...withBody, withoutBody].map(({id, name, status, description, example, 'x-what-to-do': remedy}) => ({
    id,
    name,
    to: `/${sections.api.path}#error-${id.toLowerCase()}`,
    status,
    meaning: description,
    remedy,
    example,
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
    changed: changed.flatMap((name) => fields.filter((field) => field.name === name)),
    isPicked: operation['x-does'].amount === 'random',
  };
}

/** Everything that the page of a call shows. */
export function callData(operation: Operation, description: Description) {
  return {
    path: operation.path,
    does: doesOf(operation),
    samples: samplesOf(operation),
    parameters: parametersOf(operation),
    errors: errorsOf(operation),
    answer: answerOf(operation, description),
    otherAnswers: answersOf(operation)
      .slice(1)
      .map(({summary, value}) => ({title: summary, code: JSON.stringify(value, null, 2)})),
  };
}

/** Which calls these are, in words that stay right when one is added. */
function wordsFor(some: Operation[], all: Operation[]): string {
  const kinds: Record<string, Operation['x-does']['what'][]> = {
    'Any call': ['reads', 'adds', 'removes'],
    'Any call that changes a value': ['adds', 'removes'],
    'Any call that reduces a value': ['removes'],
    'Any call that increases a value': ['adds'],
  };
  const [words] = Object.entries(kinds).find(([, kind]) =>
    all.every((operation) => some.includes(operation) === kind.includes(operation['x-does'].what)),
  ) ?? [some.map(({path}) => `\`${path}\``).join(' and ')];
  return words;
}

/** Everything that the page about all calls shows. */
export function indexData({operations, tags}: Description) {
  const errors = operations.flatMap(errorsOf).map((error) => {
    const returning = operations.filter((operation) => errorsOf(operation).some(({id}) => id === error.id));
    return {...error, returnedBy: wordsFor(returning, operations)};
  });
  return {
    groups: tags.map(({name, 'x-displayName': label}) => ({
      label,
      calls: operations
        .filter((operation) => operation.tags[0] === name)
        .map((operation) => ({
          path: operation.path,
          summary: operation.summary,
          to: `/${sections.api.path}/${operation.page}`,
          does: doesOf(operation),
          pageRead: operation['x-page-read'] ?? ('no' as const),
        })),
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
