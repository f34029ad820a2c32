// Compares an answer with the description. The findings contain names, types and lines, but no values of the answer.
import {isObject} from './answer.mjs';

/** @typedef {import('../../src/features/api/build/answerFields.mjs').Field} Field */
/** @typedef {'missing' | 'new' | 'type' | 'value' | 'seen'} Kind */
/** @typedef {{kind: Kind, name: string, line: number, mark: string | undefined, type: string | undefined, field: Field | undefined}} Finding */

/** @param {unknown} value @returns {string} */
function typeOf(value) {
  if (value === null) {
    return 'null';
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? 'integer' : 'number';
  }
  return Array.isArray(value) ? 'array' : typeof value;
}

/** @param {Field} field @param {unknown} value */
function isListed({values, range}, value) {
  if (typeof value !== 'number') {
    return true;
  }
  return (values?.includes(value) ?? true) && (range === undefined || (value >= range.least && value <= range.most));
}

/** @param {Field} field @param {unknown} value @returns {Kind} */
function kindOf(field, value) {
  if (!field.types.includes(typeOf(value))) {
    return 'type';
  }
  return isListed(field, value) ? 'seen' : 'value';
}

/** @param {Field} field @param {unknown} value @param {string} name @param {string[]} skipped @returns {Finding[]} */
function compareField(field, value, name, skipped) {
  const kind = kindOf(field, value);
  const own = {kind, name, line: field.line, mark: field.mark, type: typeOf(value), field};
  if (kind !== 'seen' || field.children.length === 0) {
    return [own];
  }
  if (Array.isArray(value)) {
    return [own, ...value.flatMap((item) => compareInside(field, item, `${name}[]`, skipped))];
  }
  return [own, ...compareInside(field, value, name, skipped)];
}

/** @param {Field} field @param {unknown} value @param {string} name @param {string[]} skipped @returns {Finding[]} */
function compareInside(field, value, name, skipped) {
  return isObject(value) ? compareFields(field.children, value, `${name}.`, field.line, skipped) : [];
}

/**
 * @param {Field[]} fields @param {import('./answer.mjs').JsonObject} record
 * @param {string} prefix @param {number} line of the record @param {string[]} skipped
 * @returns {Finding[]}
 */
function compareFields(fields, record, prefix, line, skipped) {
  const described = fields.flatMap((field) => {
    const name = prefix + field.name;
    if (skipped.includes(name)) {
      return [];
    }
    return Object.hasOwn(record, field.name)
      ? compareField(field, record[field.name], name, skipped)
      : [{kind: /** @type {const} */ ('missing'), name, line: field.line, mark: field.mark, type: undefined, field}];
  });
  const known = new Set(fields.map(({name}) => name));
  const added = Object.entries(record)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => ({
      kind: /** @type {const} */ ('new'),
      name: prefix + name,
      line,
      mark: undefined,
      type: typeOf(value),
      field: undefined,
    }));
  return [...described, ...added];
}

/** The most serious kind first: one wrong item in a list matters more than a right one. @type {Kind[]} */
const gravest = ['type', 'value', 'new', 'seen', 'missing'];

/**
 * One finding per name, including names inside lists.
 * @param {Field[]} fields @param {import('./answer.mjs').JsonObject} state @param {string[]} skipped names that are not compared
 * @returns {Finding[]}
 */
export function compare(fields, state, skipped) {
  const [first] = fields;
  const all = compareFields(fields, state, '', first?.line ?? 1, skipped);
  const sorted = all.toSorted((one, two) => gravest.indexOf(one.kind) - gravest.indexOf(two.kind));
  const byName = new Map(sorted.toReversed().map((finding) => [finding.name, finding]));
  return [...byName.values()].toSorted((one, two) => one.line - two.line);
}

/** A field missing from one answer proves nothing, unless the description is certain of it. @param {Finding} finding */
export function isDifference({kind, mark}) {
  return kind === 'missing' ? mark === 'documented' || mark === 'confirmed' : kind !== 'seen';
}
