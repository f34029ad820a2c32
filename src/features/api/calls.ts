// What pages show of the description, as plain data: the components in ui/ read nothing else.
import {sections} from '../../site/sections';
import {descriptionFile, loadDescription, type Operation} from './description';
import {fieldsOf} from './fields';
import {samplesOf} from './samples';
import {signs} from './signs';

/** An error that the response names comes before one that only has a status. */
const namedFirst = (one: {example?: string}, other: {example?: string}) =>
  Number(!one.example) - Number(!other.example);

/** How a call can be refused: by a body, which names the error, or by a status alone. */
function errorsOf({responses: {'200': _, ...refusals}}: Operation) {
  const errors = Object.entries(refusals).flatMap(([status, refusal]) => {
    const {'x-summary': summary = '', content} = refusal;
    const examples = content?.['application/json'].examples ?? {[summary]: refusal};
    return Object.entries(examples).map(([name, {description, value, 'x-what-to-do': remedy}]) => ({
      name: value ? `\`${value.error}\`` : name,
      anchor: `error-${name.replaceAll(' ', '').toLowerCase()}`,
      status: status.toLowerCase(),
      meaning: `${description} ${remedy}`,
      example: value && JSON.stringify(value),
    }));
  });
  return errors.toSorted(namedFirst);
}

const always = ['user', 'userid', 'username', 'chastitysession', 'chastitysessionid', 'wearerid', 'holderid', 'status'];
const whenReading = ['startdate', 'enddate', 'duration', 'minduration', 'maxduration', 'requirements'];

/** The right answers. A session in the first is reduced to what matters for this call, and has the change. */
function answersOf({responses, 'x-shows-change': change = {}}: Operation) {
  const [first, ...others] = Object.values(responses['200'].content['application/json'].examples);
  const changed = Object.keys(change);
  const session = first?.value.chastitysession;
  const whole = session ? {...first.value, chastitysession: {...session, ...change}} : first?.value;
  const shown = session ? [...always, ...(changed.length > 0 ? changed : whenReading)] : null;
  return {
    answer: {code: JSON.stringify(whole, shown, 2), isShortened: shown !== null, changed},
    otherAnswers: others.map(({summary, value}) => ({title: summary, code: JSON.stringify(value, null, 2)})),
  };
}

/** A call: all that its page shows, its sidebar and the table of calls. */
function callOf(path: string, operation: Operation, host: string) {
  const {tags, summary, externalDocs, parameters} = operation;
  const {what, amount} = operation['x-does'];
  const needsHolder = parameters.some((parameter) => parameter['x-held-by'] === 'holder');
  if (needsHolder !== (what === 'removes')) {
    throw new Error(
      `${descriptionFile}: ${path} ${what}, and its parameters say otherwise whose keys it needs than src/features/api/signs.ts.`,
    );
  }
  return {
    path,
    tag: tags[0],
    summary,
    /** Its page within the reference, such as `time/add`. */
    page: new URL(externalDocs.url).pathname.replace(`/${sections.api.path}/`, ''),
    pageRead: operation['x-page-read'] ?? ('no' as const),
    what,
    sign: signs[what].className,
    isRandom: amount === 'random',
    needsHolder,
    parameters,
    samples: samplesOf(host + path, parameters),
    ...answersOf(operation),
    errors: errorsOf(operation),
  };
}

export type Call = ReturnType<typeof callOf>;

/** All that the reference shows: calls, their groups by tags, all errors, and fields of an answer. */
export async function loadReference(read = loadDescription()) {
  const description = await read;
  const {paths, servers, tags} = description;
  const calls = Object.entries(paths).map(([path, {get}]) => callOf(path, get, servers[0].url));
  const errors = calls.flatMap((call) => call.errors.map((error) => [error.anchor, error] as const));
  return {
    calls,
    groups: tags.map(({name, 'x-displayName': label}) => ({
      label,
      // Without what only the page of a call shows.
      calls: calls.flatMap(({tag, path, page, summary, sign, needsHolder, pageRead}) =>
        tag === name ? {path, page, summary, sign, needsHolder, pageRead} : [],
      ),
    })),
    errors: [...new Map(errors).values()].toSorted(namedFirst),
    fields: fieldsOf(description),
  };
}

export type Reference = Awaited<ReturnType<typeof loadReference>>;
