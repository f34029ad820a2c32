// What the pages of calls show from the description, as Markdown.
import {effectOf, inSentence, keysFor, refusalsOf} from './calls';
import type {Description, Operation, Parameter} from './description';
import {fieldsOf} from './fields';
import {blocks, code, codeBlock, fieldTable, linkToField, linkToRefusal, prose} from './markdown';
import {encodeStrictly} from './requestFields';
import {languages, sample} from './samples';

/** The call in one line, which is a sentence where only its text is left. */
export function callBar(operation: Operation): string {
  const effect = effectOf(operation);
  const keys = `and needs ${keysFor(operation)} ${effect === 'removes' ? 'keys' : 'key'}.`;
  // "Add time" becomes "adds time".
  const action = operation.summary.replace(/^\w+/, (verb) => `${verb.toLowerCase()}s`);
  return `<span>GET</span> ${code(operation.path)} <span className="${effect}">${action}</span> <span>${keys}</span>`;
}

/** What a repeated call does. */
export function aboutRepeating(operation: Operation): string {
  return effectOf(operation) === 'reads'
    ? ''
    : '**Opening this call’s URL again repeats the change**, no matter who opens it. After a timeout, read the session before you [send it again](/index.mdx#changes-by-get).';
}

/** One tab per language. On paper, where all samples are shown, the file names tell them apart. */
function sampleTabs({url, path, parameters}: Operation): string {
  const query = parameters.map(({name, example}) => `${name}=${encodeStrictly(String(example))}`).join('&');
  const tabs = languages.map(({id, label, highlight, extension}) =>
    blocks(
      `<TabItem value="${id}" label="${label}">`,
      codeBlock(highlight, sample(id, `${url}?${query}`), `${path.slice(1)}.${extension}`),
      '</TabItem>',
    ),
  );
  return blocks('<Tabs groupId="language">', ...tabs, '</Tabs>');
}

/** What the reader chooses. The form shows plain text, in which backticks would be literal. */
function fieldsFor({parameters}: Operation) {
  return parameters
    .filter((parameter) => parameter['x-held-by'] === 'caller')
    .map(({name, required, description, example, schema, 'x-kind': kind}) => ({
      name,
      kind,
      required,
      example: String(example),
      description: description.replaceAll('`', ''),
      longest: schema.maxLength,
    }));
}

/** The request line, the samples, and the fields that fill in both. */
export function request(operation: Operation): string {
  const query = operation.parameters.map(({name}) => `${name}=[${name.toUpperCase()}]`).join('&');
  const requestAndSamples = blocks(
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
    '## Request line',
    codeBlock('text', `GET ${operation.url}?${query}`),
    '## Samples',
    sampleTabs(operation),
  );
  return effectOf(operation) === 'reads'
    ? requestAndSamples
    : blocks(
        "import ApiRequest from '@site/src/features/api/ui/ApiRequest';",
        `<ApiRequest fields={${JSON.stringify(fieldsFor(operation))}}>`,
        requestAndSamples,
        '## Build a request',
        '</ApiRequest>',
      );
}

const forms: Record<Parameter['x-kind'], string> = {
  id: 'text',
  key: 'text, secret',
  duration: '[amount of time](/index.mdx#amounts)',
  count: 'whole number',
  note: 'text, URL-encoded',
};

export function parameterTable({parameters}: Operation): string {
  const rows = parameters.map(({name, required, description, 'x-kind': kind}) => [
    code(name),
    `${forms[kind]}, ${required ? 'required' : 'optional'}`,
    prose(description),
  ]);
  const takesTime = parameters.some((parameter) => parameter['x-kind'] === 'duration');
  return blocks(
    fieldTable(['Name', 'Type', 'Meaning'], rows),
    takesTime
      ? 'Write an amount of time in whole seconds, or as capital letters with numbers from the largest unit to the smallest: `W` weeks, `D` days, `H` hours, `M` minutes and `S` seconds. `D1H12` is a day and a half.'
      : undefined,
  );
}

/** The errors of this call. Each row links to its entry in the catalogue. */
export function errorTable(operation: Operation): string {
  const rows = refusalsOf(operation).map((refusal) => [
    linkToRefusal(refusal),
    refusal.status,
    prose(refusal.description),
    prose(refusal['x-what-to-do']),
  ]);
  return fieldTable(['Code', 'Status', 'Meaning', 'What to do'], rows);
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

/** A right answer, reduced to the fields that matter for this call, and where the change shows. */
export function answer(operation: Operation, description: Description): string {
  const [first] = answersOf(operation);
  const changed = operation['x-shows-change'];
  const names = [...alwaysShown, ...(changed ?? shownWhenReading)];
  const shown = (name: string, value: unknown) => (name === '' || names.includes(name) ? value : undefined);
  const fields = fieldsOf('chastitysession', description);
  const places = changed?.flatMap((name) => fields.filter((field) => field.name === name)).map(linkToField);
  return blocks(
    codeBlock('json', JSON.stringify(first?.value, shown, 2), 'Status 200, shortened'),
    places &&
      `A real response has the account and the changed session; the values in this sample are from before the change. Look for the new value in ${inSentence(places)}.${changed?.includes('enddate') ? ' If the remaining time is hidden, so is the end date.' : ''}`,
  );
}

/** Right answers in other forms, each with its title. */
export function otherAnswers(operation: Operation): string {
  const [, ...others] = answersOf(operation);
  return blocks(...others.map(({summary, value}) => codeBlock('json', JSON.stringify(value, null, 2), summary)));
}
