// Writes into the description what was seen: the mark and the day, nothing of the answer.

/** @typedef {import('./compare.mjs').Finding} Finding */
/** @typedef {{from: number, to: number, text: string}} Edit */

const where = 'an answer of the service';

/** @param {string} source @param {number} place */
function indentOf(source, place) {
  const start = source.lastIndexOf('\n', place) + 1;
  return /^ */.exec(source.slice(start))?.[0] ?? '';
}

/**
 * What is documented stays so, and what nobody can explain is not explained by being there.
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
 * The text of the description with the new marks; all else, comments included, stays to the byte.
 * @param {string} source @param {Finding[]} findings @param {string} day
 */
export function raiseMarks(source, findings, day) {
  const fieldsOf = (/** @type {(finding: Finding) => boolean} */ is) =>
    findings.filter(is).flatMap(({field}) => (field ? [/** @type {const} */ ([field.line, field])] : []));
  // A schema that several fields share stands once in the text, and is only seen where none of them contradicts it.
  const raised = new Map(fieldsOf(isRaised));
  for (const [line] of fieldsOf(({kind}) => kind === 'type' || kind === 'value')) {
    raised.delete(line);
  }
  return [...raised.values()]
    .flatMap((field) => editsOf(field, source, day))
    .toSorted((one, two) => two.from - one.from)
    .reduce((text, {from, to, text: replacement}) => text.slice(0, from) + replacement + text.slice(to), source);
}
