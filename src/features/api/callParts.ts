// What the pages of calls show from the description, as Markdown.
import {effectOf, keysFor, refusalsOf} from './calls';
import type {Call, Operation, Parameter} from './description';
import {fieldsOf} from './fields';
import {linkToField, linkToRefusal, type Page} from './links';
import {blocks, code, codeBlock, fieldTable, prose} from './markdown';

/** The call in one line, and what a repeated call does. */
export function callBar({toRoot}: Page, operation: Operation): string {
  const effect = effectOf(operation);
  const keys = `needs ${keysFor(operation)} ${effect === 'removes' ? 'keys' : 'key'}`;
  const bar = `<p className="callBar"><span>GET</span> <code>${operation.path}</code> <span className="${effect}">${effect}</span> <span>${keys}</span></p>`;
  return effect === 'reads'
    ? bar
    : blocks(
        bar,
        `**Sending the call twice makes the change twice**, and anyone who opens the URL sends it again. After a timeout, read the session before you [send the call again](${toRoot}index.mdx#changes-by-get).`,
      );
}

const forms: Record<Parameter['x-kind'], (toRoot: string) => string> = {
  id: () => 'text',
  key: () => 'text, secret',
  duration: (toRoot) => `[amount of time](${toRoot}index.mdx#amounts)`,
  count: () => 'whole number',
  note: () => 'text, URL-encoded',
};

export function parameterTable({toRoot}: Page, {parameters}: Operation): string {
  const rows = parameters.map(({name, required, description, 'x-kind': kind}) => [
    code(name),
    `${forms[kind](toRoot)}, ${required ? 'required' : 'optional'}`,
    prose(description),
  ]);
  const takesTime = parameters.some((parameter) => parameter['x-kind'] === 'duration');
  return blocks(
    fieldTable(['Name', 'Type', 'Meaning'], rows),
    takesTime
      ? 'Write an amount of time as whole seconds, or as letters followed by numbers, such as `D1H12`: `W` weeks, `D` days, `H` hours, `M` minutes, `S` seconds.'
      : undefined,
  );
}

/** The errors of this call. Each row links to its entry in the catalogue. */
export function errorTable(page: Page, operation: Operation): string {
  const rows = refusalsOf(operation).map((refusal) => [
    linkToRefusal(page, refusal),
    refusal.status,
    prose(refusal.meaning),
    prose(refusal.remedy),
  ]);
  return fieldTable(['Code', 'Status', 'Meaning', 'What to do'], rows);
}

function answersOf({responses}: Call) {
  return Object.values(responses['200'].content['application/json'].examples);
}

function pick(record: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

const alwaysShown = ['chastitysessionid', 'wearerid', 'holderid', 'status'];
const shownWhenReading = ['startdate', 'enddate', 'minduration', 'maxduration', 'requirements'];

/** A right answer, reduced to the fields that matter for this call, and where the change shows. */
export function answer(page: Page, operation: Operation): string {
  const [first] = answersOf(operation);
  const changed = operation['x-shows-change'] ?? [];
  const session = [...alwaysShown, ...(changed.length > 0 ? changed : shownWhenReading)];
  const shown = {
    user: pick(first?.value.user ?? {}, ['userid', 'username']),
    chastitysession: pick(first?.value.chastitysession ?? {}, session),
  };
  const places = fieldsOf('chastitysession', page.description)
    .filter(({name}) => changed.includes(name))
    .toSorted((one, two) => changed.indexOf(one.name) - changed.indexOf(two.name))
    .map(
      (field) =>
        (field.name === 'enddate' ? 'and, unless the remaining time is hidden, of ' : '') + linkToField(page, field),
    );
  return blocks(
    codeBlock('json', JSON.stringify(shown, null, 2), 'Status 200, shortened'),
    places.length > 0 ? `The response contains the session with the new value of ${places.join(' ')}.` : undefined,
  );
}

/** Right answers in other forms, each with its title. */
export function otherAnswers(operation: Operation): string {
  const [, ...others] = answersOf(operation);
  return blocks(...others.map(({summary, value}) => codeBlock('json', JSON.stringify(value, null, 2), summary)));
}
