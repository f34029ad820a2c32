// What the pages about all calls and all fields show from the description, as Markdown.
import {effectOf, keysFor, refusalsOf, type Refusal} from './calls';
import type {Description, RecordName} from './description';
import {groupsOf, type Field} from './fields';
import {linkToPage, type Page} from './links';
import {blocks, code, codeBlock, fieldTable, prose, table} from './markdown';

/** All calls, with links to their pages. */
export function operationTable(page: Page): string {
  const rows = page.description.operations.map((operation) => [
    linkToPage(page, operation, operation.summary),
    code(operation.path),
    keysFor(operation),
  ]);
  return table(['Operation', 'Call', 'Keys'], rows);
}

const subjects = {
  info: 'Account and session',
  time: 'Time',
  minimum: 'Minimum',
  maximum: 'Maximum',
  links: 'Requirement links',
};

/** The calls by subject and effect. */
export function callMap(page: Page): string {
  const rows = Object.entries(subjects).map(([tag, title]) => {
    const calls = (['reads', 'adds', 'removes'] as const).map((effect) =>
      page.description.operations
        .filter((operation) => operation.tags[0] === tag && effectOf(operation) === effect)
        .map((operation) => linkToPage(page, operation, code(operation.path)))
        .join(' '),
    );
    return [title, ...calls];
  });
  return table(['Subject', 'Read', 'Add', 'Remove'], rows);
}

/** How many calls can return it. */
function possibleOn({id, status}: Refusal, {operations}: Description): string {
  const count = operations.filter((operation) => refusalsOf(operation).some((refusal) => refusal.id === id)).length;
  const calls = count === operations.length ? 'every call' : `${count} of ${operations.length} calls`;
  return `Status ${status}, possible on ${calls}.`;
}

/** Each refusal once, in the order of the operations with the most refusals. */
export function errorCatalogue({description}: Page): string {
  const all = description.operations
    .map(refusalsOf)
    .toSorted((one, two) => two.length - one.length)
    .flat();
  const entries = [...new Map(all.map((refusal) => [refusal.id, refusal])).values()].map((refusal) => {
    const {id, code: value, status, title, meaning, remedy, body} = refusal;
    const name = value ? code(value) : `Status ${status}`;
    return blocks(
      `### ${name}: ${title.charAt(0).toLowerCase()}${title.slice(1)} {/* #error-${id.toLowerCase()} */}`,
      prose(meaning),
      `- ${possibleOn(refusal, description)}\n- ${prose(remedy)}`,
      body && codeBlock('json', JSON.stringify(body)),
    );
  });
  return blocks(...entries);
}

/** The name of a field is a link to itself, so that readers can copy its address. A mark says that nobody explains it. */
function fieldRow({name, anchor, form, meaning, evidence}: Field): string[] {
  const mark = evidence['x-evidence'] === 'undocumented' ? ' <Certainty mark="undocumented" />' : '';
  return [`<A id="${anchor}" href="#${anchor}">${code(name)}</A>`, prose(form), prose(meaning) + mark];
}

/** All fields of one object of the answer, in one table per subject. */
export function fieldTables(record: RecordName, {description}: Page): string {
  const tables = groupsOf(record, description).map(({title, anchor, fields}) =>
    blocks(title && `### ${title} {/* #${anchor} */}`, fieldTable(['Field', 'Type', 'Meaning'], fields.map(fieldRow))),
  );
  return blocks(...tables);
}

/** Links to the tables of fields. */
export function fieldsBySubject({description}: Page): string {
  return (['user', 'chastitysession'] as const)
    .flatMap((record) => groupsOf(record, description))
    .map(({title, anchor}) => `[${title ?? ''}](#${anchor})`)
    .join(', ');
}
