// What the pages about all calls and all fields show from the description, as Markdown.
import {keysFor, refusalsOf, remedyOf, type Refusal} from './calls';
import type {Description} from './description';
import {groupsOf, type Field, type RecordName} from './fields';
import {blocks, code, codeBlock, fieldTable, linkToPage, prose, table} from './markdown';

/** All calls, with links to their pages. */
export function operationTable({operations}: Description): string {
  const rows = operations.map((operation) => [
    linkToPage(operation, operation.summary),
    code(operation.path),
    keysFor(operation),
  ]);
  return table(['Operation', 'Call', 'Keys'], rows);
}

/** One refusal, and how many calls can return it. */
function catalogueEntry(refusal: Refusal, {operations}: Description): string {
  const {id, status, summary, description, value} = refusal;
  const count = operations.filter((operation) => refusalsOf(operation).some((one) => one.id === id)).length;
  const calls = count === operations.length ? 'every call' : `${count} of ${operations.length} calls`;
  const name = value ? code(value.error) : `Status ${status}`;
  return blocks(
    `### ${name}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)} {/* #error-${id.toLowerCase()} */}`,
    prose(description),
    `- Status ${status}, possible on ${calls}.\n- ${remedyOf(refusal)}`,
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
