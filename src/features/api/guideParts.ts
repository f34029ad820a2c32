// What the pages about all calls and all fields show from the description, as Markdown.
import {effectOf, inSentence, inWords, keysFor, refusalsOf, type Refusal} from './calls';
import type {Description} from './description';
import {groupsOf, type Field, type RecordName} from './fields';
import {blocks, code, codeBlock, fieldTable, linkToPage, prose, table} from './markdown';

/** All calls, with links to their pages. */
export function operationTable({operations}: Description): string {
  const rows = operations.map((operation) => [
    linkToPage(operation, operation.summary),
    code(operation.path),
    keysFor(operation),
    pageRead[operation['x-page-read'] ?? 'no'],
  ]);
  return table(['Operation', 'Call', 'Keys', 'Have we read EmlaLock’s page?'], rows);
}

const pageRead = {full: 'yes', part: 'in part', no: 'no'};

/** Which calls EmlaLock documents on pages that were read, in a sentence. */
export function pagesRead({operations}: Description): string {
  const paths = (...how: unknown[]) =>
    operations.filter((operation) => how.includes(operation['x-page-read'])).map(({path}) => code(path));
  const known = paths('full', 'part').length;
  const parts = [
    [paths('full'), 'in full'],
    [paths('part'), 'only in part'],
  ] as const;
  const names = parts.flatMap(([calls, how]) => (calls.length > 0 ? [`${inSentence(calls)} ${how}`] : []));
  return `EmlaLock documents ${inWords(known)} of its ${inWords(operations.length)} calls on pages we have read: ${names.join(', ')}. The other ${inWords(operations.length - known)} are known from public programs.`;
}

/** Which calls can return a refusal, at the beginning of a sentence. */
function callsWith({id}: Refusal, {operations}: Description): string {
  const effects = new Set(
    operations.filter((operation) => refusalsOf(operation).some((one) => one.id === id)).map(effectOf),
  );
  if (effects.has('reads')) {
    return 'Any call';
  }
  return effects.has('adds') ? 'Any call that changes something' : 'Any call that reduces something';
}

/** One refusal, and which calls can return it. */
function catalogueEntry(refusal: Refusal, description: Description): string {
  const {id, status, summary, value} = refusal;
  const name = value ? code(value.error) : `Status ${status}`;
  // The reference says once that the exact status of the others isn't known.
  const exactStatus = value && status !== '4xx' ? ` (status ${status})` : '';
  return blocks(
    `### ${name}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)} {/* #error-${id.toLowerCase()} */}`,
    `${prose(refusal.description)} ${callsWith(refusal, description)} can return it${exactStatus}.`,
    prose(refusal['x-what-to-do']),
    value && codeBlock('json', JSON.stringify(value)),
  );
}

/** Each refusal once, in the order of the operations with the most refusals. */
export function errorCatalogue(description: Description): string {
  const refusals = description.operations
    .map(refusalsOf)
    .toSorted((one, two) => two.length - one.length)
    .flat();
  const byId = new Map(refusals.map((refusal) => [refusal.id, refusal]));
  return blocks(...[...byId.values()].map((refusal) => catalogueEntry(refusal, description)));
}

/** The name of a field is a link to itself, so that readers can copy its address. A mark says that nobody explains it. */
function fieldRow({name, anchor, form, meaning, 'x-evidence': evidence}: Field): string[] {
  const mark = evidence === 'undocumented' ? ' <Certainty mark="undocumented" />' : '';
  return [`<A id="${anchor}" href="#${anchor}">${code(name)}</A>`, prose(form), prose(meaning) + mark];
}

/** All fields of one object of the answer, in one table per subject. */
export function fieldTables(description: Description, record: RecordName): string {
  const tables = groupsOf(record, description).map(({title, anchor, fields}) =>
    blocks(title && `### ${title} {/* #${anchor} */}`, fieldTable(['Field', 'Type', 'Meaning'], fields.map(fieldRow))),
  );
  return blocks(...tables);
}

/** Links to the tables of fields. */
export function fieldsBySubject(description: Description): string {
  return (['user', 'chastitysession'] as const)
    .flatMap((record) => groupsOf(record, description))
    .map(({title, anchor}) => `[${title}](#${anchor})`)
    .join(', ');
}
