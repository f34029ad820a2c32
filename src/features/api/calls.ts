// What pages show of the description, as plain data: the components in ui/ read nothing else.
import {sections} from '../../site/sections';
import {loadDescription, type Operation} from './description';
import {doesOf} from './does';
import {fieldsOf} from './fields';
import {samplesOf} from './samples';

/** How a call can be refused: by a body, which names the error, or by a status alone. */
function errorsOf({responses: {'200': _, ...refusals}}: Operation) {
  const errors = Object.entries(refusals).flatMap(([status, refusal]) => {
    const {'x-summary': summary = '', content} = refusal;
    const examples = content?.['application/json'].examples ?? {[summary]: refusal};
    return Object.entries(examples).map(([id, {description, value, 'x-what-to-do': remedy}]) => ({
      id,
      name: value ? `\`${value.error}\`` : id,
      anchor: `error-${id.replaceAll(' ', '').toLowerCase()}`,
      status: status.toLowerCase(),
      meaning: `${description} ${remedy}`,
      example: value && JSON.stringify(value),
    }));
  });
  return errors.toSorted((one, two) => Number(!one.example) - Number(!two.example));
}

const always = ['user', 'userid', 'username', 'chastitysession', 'chastitysessionid', 'wearerid', 'holderid', 'status'];
const whenReading = ['startdate', 'enddate', 'duration', 'minduration', 'maxduration', 'requirements'];

/** The right answers. The first is reduced to the fields that matter for this call, and has the change. */
function answersOf({responses, 'x-shows-change': change = {}}: Operation) {
  const [first, ...others] = Object.values(responses['200'].content['application/json'].examples);
  const changed = Object.keys(change);
  const session = {...first?.value.chastitysession, ...change};
  const shown = [...always, ...(changed.length > 0 ? changed : whenReading)];
  return {
    answer: {code: JSON.stringify({...first?.value, chastitysession: session}, shown, 2), changed},
    otherAnswers: others.map(({summary, value}) => ({title: summary, code: JSON.stringify(value, null, 2)})),
  };
}

/** A call: all that its page shows, its sidebar and the table of calls. */
function callOf(path: string, operation: Operation, host: string) {
  const {tags, summary, externalDocs, parameters} = operation;
  return {
    path,
    tag: tags[0],
    summary,
    /** Its page within the reference, such as `time/add`. */
    page: new URL(externalDocs.url).pathname.replace(`/${sections.api.path}/`, ''),
    pageRead: operation['x-page-read'] ?? ('no' as const),
    does: doesOf(operation),
    parameters,
    samples: samplesOf(host + path, parameters),
    ...answersOf(operation),
    errors: errorsOf(operation),
  };
}

export type Call = ReturnType<typeof callOf>;
export type CallError = Call['errors'][number];

/** All that the reference shows: calls, their groups by tags, errors by their ids, and fields of an answer. */
export async function loadReference() {
  const description = await loadDescription();
  const {paths, servers, tags} = description;
  const calls = Object.entries(paths).map(([path, {get}]) => callOf(path, get, servers[0].url));
  return {
    calls,
    groups: tags.map(({name, 'x-displayName': label}) => ({
      label,
      // Without what only the page of a call shows.
      calls: calls.flatMap(({tag, path, page, summary, does, pageRead}) =>
        tag === name ? {path, page, summary, does, pageRead} : [],
      ),
    })),
    errors: Object.fromEntries(calls.flatMap(({errors}) => errors).map((error) => [error.id, error])),
    fields: fieldsOf(description),
  };
}

export type Reference = Awaited<ReturnType<typeof loadReference>>;
