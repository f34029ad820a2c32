// What the pages about all calls and all fields show from the description, as Markdown.
import {textsOf} from '../../build/texts';
import {certainties} from '../../site/certainty';
import {effectOf, inSentence, inWords, keysFor, refusalsOf, type Refusal} from './calls';
import type {Description} from './description';
import {groupsOf, type Field, type RecordName} from './fields';
import {blocks, code, codeBlock, fieldTable, linkToPage, prose, table} from './markdown';
import {columnsIn, readingIn, refusedIn} from './texts';

/** All calls, with links to their pages. */
export function operationTable({operations}: Description): string {
  const {operation: operationColumn, call, keys, isRead} = textsOf(columnsIn);
  const reading = textsOf(readingIn);
  const rows = operations.map((operation) => [
    linkToPage(operation, operation.summary),
    code(operation.path),
    keysFor(operation),
    reading[operation['x-page-read'] ?? 'no'],
  ]);
  return table([operationColumn, call, keys, isRead], rows);
}

/** Which calls EmlaLock documents on pages that were read, in a sentence. */
export function pagesRead({operations}: Description): string {
  const paths = (...how: unknown[]) =>
    operations.filter((operation) => how.includes(operation['x-page-read'])).map(({path}) => code(path));
  const known = paths('full', 'part').length;
  const {inFull, inPart, summary} = textsOf(readingIn);
  const parts = [
    [paths('full'), inFull],
    [paths('part'), inPart],
  ] as const;
  return summary({
    known: inWords(known),
    all: inWords(operations.length),
    calls: parts.flatMap(([calls, how]) => (calls.length > 0 ? [how(inSentence(calls))] : [])).join(', '),
    others: inWords(operations.length - known),
  });
}

/** Which calls can return a refusal, as a sentence without its end. */
function callsWith({id}: Refusal, {operations}: Description): string {
  const effects = new Set(
    operations.filter((operation) => refusalsOf(operation).some((one) => one.id === id)).map(effectOf),
  );
  const texts = textsOf(refusedIn);
  if (effects.has('reads')) {
    return texts.reads;
  }
  return effects.has('adds') ? texts.adds : texts.removes;
}

/** One refusal, and which calls can return it. */
function catalogueEntry(refusal: Refusal, description: Description): string {
  const {id, status, summary, value} = refusal;
  const texts = textsOf(refusedIn);
  const name = value ? code(value.error) : texts.status(status);
  const calls = callsWith(refusal, description);
  // The reference says once that the exact status of the others isn't known.
  const callsAndStatus = value && status !== '4xx' ? texts.withStatus(calls, status) : `${calls}.`;
  return blocks(
    `### ${name}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)} {/* #error-${id.toLowerCase()} */}`,
    `${prose(refusal.description)} ${callsAndStatus}`,
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

/** The name of a field is a link to itself, so that readers can copy its address. */
function fieldRow({name, anchor, form, meaning, 'x-evidence': evidence}: Field): string[] {
  const mark = certainties[evidence].isInTables ? ` <Certainty mark="${evidence}" />` : '';
  return [`<A id="${anchor}" href="#${anchor}">${code(name)}</A>`, prose(form), prose(meaning) + mark];
}

/** All fields of one object of the answer, in one table per subject. */
export function fieldTables(description: Description, record: RecordName): string {
  const {field, type, meaning} = textsOf(columnsIn);
  const tables = groupsOf(record, description).map(({title, anchor, fields}) =>
    blocks(title && `### ${title} {/* #${anchor} */}`, fieldTable([field, type, meaning], fields.map(fieldRow))),
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
