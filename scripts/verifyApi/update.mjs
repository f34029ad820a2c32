// Writes observations into the description: the mark and the date, and nothing else of the answer.

/** @typedef {import('./compare.mjs').Finding} Finding */
/** @typedef {{from: number, to: number, text: string}} Edit */

const where = 'an answer of the service';

/** @param {string} source @param {number} place */
function indentOf(source, place) {
  const start = source.lastIndexOf('\n', place) + 1;
  return /^ */.exec(source.slice(start))?.[0] ?? '';
}

/**
 * Documented fields keep their mark, and a field that nobody can explain is not explained by its presence.
 * @param {Finding} finding
 */
export function isRaised({kind, mark}) {
  return kind === 'seen' && mark !== undefined && ['documented', 'observed', 'confirmed'].includes(mark);
}

/** @param {import('../../src/features/api/build/answerFields.mjs').Field} field @param {string} source @param {string} day @returns {Edit[]} */
function editsOf({mark, markRange: [from, to], seenRange, isInline}, source, day) {
  const seen = `{on: ${day}, where: ${where}}`;
  const after = isInline ? `, x-seen: ${seen}` : `\n${indentOf(source, from)}x-seen: ${seen}`;
  const raised = mark === 'documented' ? mark : 'confirmed';
  return [
    {from, to, text: raised + (seenRange ? '' : after)},
    ...(seenRange ? [{from: seenRange[0], to: seenRange[1], text: seen}] : []),
  ];
}

/**
 * The description with the new marks. Everything else, including comments, stays exactly as it is.
 * @param {string} source @param {Finding[]} findings @param {string} day
 */
export function raiseMarks(source, findings, day) {
  const fieldsOf = (/** @type {(finding: Finding) => boolean} */ is) =>
    findings.filter(is).flatMap(({field}) => (field ? [/** @type {const} */ ([field.line, field])] : []));
  // Several fields may share a schema, which is one place in the text. It is only raised if none of them contradicts
  // it.
  const raised = new Map(fieldsOf(isRaised));
  for (const [line] of fieldsOf(({kind}) => kind === 'type' || kind === 'value')) {
    raised.delete(line);
  }
  return [...raised.values()]
    .flatMap((field) => editsOf(field, source, day))
    .toSorted((one, two) => two.from - one.from)
    .reduce((text, {from, to, text: replacement}) => text.slice(0, from) + replacement + text.slice(to), source);
}
