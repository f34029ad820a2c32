// What the pages of calls show from the description, as Markdown.
import {textsOf} from '../../build/texts';
import {effectOf, inSentence, refusalsOf} from './calls';
import type {Description, Operation} from './description';
import {fieldsOf} from './fields';
import {blocks, code, codeBlock, fieldTable, heading, linkToField, linkToRefusal, prose} from './markdown';
import {languages, sample} from './samples';
import {callIn, columnsIn, formsIn, headingsIn, keysIn} from './texts';

/** The call in one line, which is a sentence where only its text is left. */
export function callBar(operation: Operation): string {
  const effect = effectOf(operation);
  // "Add time" becomes "adds time".
  const action = operation.summary.replace(/^\w+/, (verb) => `${verb.toLowerCase()}s`);
  const {needs} = textsOf(keysIn)[effect];
  return `<span>GET</span> ${code(operation.path)} <span className="${effect}">${action}</span> <span>${needs}</span>`;
}

/** What a repeated call does. */
export function aboutRepeating(operation: Operation): string {
  return effectOf(operation) === 'reads' ? '' : textsOf(callIn).repeats;
}

/** One tab per language. On paper, where all samples are shown, the file names tell them apart. */
function sampleTabs(operation: Operation): string {
  const tabs = languages.map(({id, label, highlight, extension}) =>
    blocks(
      `<TabItem value="${id}" label="${label}">`,
      codeBlock(highlight, sample(id, operation), `${operation.path.slice(1)}.${extension}`),
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

/** The samples, and the fields that fill them in. */
export function request(operation: Operation): string {
  const samples = blocks(
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
    heading(textsOf(headingsIn).request, 'samples'),
    sampleTabs(operation),
  );
  return effectOf(operation) === 'reads'
    ? samples
    : blocks(`<ApiRequest fields={${JSON.stringify(fieldsFor(operation))}}>`, samples, '</ApiRequest>');
}

export function parameterTable({parameters}: Operation): string {
  const forms = textsOf(formsIn);
  const {name: nameColumn, type, meaning} = textsOf(columnsIn);
  const rows = parameters.map(({name, required, description, 'x-kind': kind}) => [
    code(name),
    required ? forms.required(forms[kind]) : forms.optional(forms[kind]),
    prose(description),
  ]);
  const takesTime = parameters.some((parameter) => parameter['x-kind'] === 'duration');
  return blocks(fieldTable([nameColumn, type, meaning], rows), takesTime ? textsOf(callIn).timeForms : undefined);
}

/** The errors of this call. Each row links to its entry in the catalogue. */
export function errorTable(operation: Operation): string {
  const rows = refusalsOf(operation).map((refusal) => [
    linkToRefusal(refusal),
    refusal.status,
    prose(refusal.description),
    prose(refusal['x-what-to-do']),
  ]);
  const {code: codeColumn, status, meaning, remedy} = textsOf(columnsIn);
  return fieldTable([codeColumn, status, meaning, remedy], rows);
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
  const after = operation['x-shows-change'];
  const changed = after && Object.keys(after);
  const names = [...alwaysShown, ...(changed ?? shownWhenReading)];
  const shown = (name: string, value: unknown) =>
    name === '' || names.includes(name) ? (after?.[name] ?? value) : undefined;
  const fields = fieldsOf('chastitysession', description);
  const places = changed?.flatMap((name) => fields.filter((field) => field.name === name)).map(linkToField);
  const {shortened, newValue, hiddenEnd} = textsOf(callIn);
  return blocks(
    codeBlock('json', JSON.stringify(first?.value, shown, 2), shortened),
    places && newValue(inSentence(places)) + (changed?.includes('enddate') ? ` ${hiddenEnd}` : ''),
  );
}

/** Right answers in other forms, each with its title. */
export function otherAnswers(operation: Operation): string {
  const [, ...others] = answersOf(operation);
  return blocks(...others.map(({summary, value}) => codeBlock('json', JSON.stringify(value, null, 2), summary)));
}
