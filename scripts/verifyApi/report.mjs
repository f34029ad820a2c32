// Describes the findings, in lines that begin with a place in the description.
import {isDifference} from './compare.mjs';
import {isRaised} from './update.mjs';

/** @typedef {import('./compare.mjs').Finding} Finding */

const mostNewFields = 40;

/**
 * A name from the answer is shown only if it is harmless and contains nothing that was sent.
 * @param {string} name @param {string[]} secrets
 */
function plainName(name, secrets) {
  const isSecret = secrets.some((secret) => name.toLowerCase().includes(secret.toLowerCase()));
  return /^[\w.[\]-]{1,80}$/.test(name) && !isSecret ? name : 'a field whose name is not shown';
}

/** @param {Finding} finding @returns {string} */
function describe({kind, type, mark, field}) {
  const texts = {
    missing: `is not in this answer. Mark: ${mark ?? ''}, as before.`,
    new: `is new, of type ${type ?? ''}. Mark: confirmed, once it is described.`,
    type: `is of type ${type ?? ''}, described as ${field?.types.join(' or ') ?? ''}. Mark: confirmed, once the type is added.`,
    value: `has a value that is not listed. Mark: observed, until the list is right.`,
    seen:
      mark === 'undocumented'
        ? 'is there. Mark: undocumented, as before: its meaning is open.'
        : 'is as described. Mark: confirmed.',
  };
  return texts[kind];
}

/** Whether the finding leaves the mark unchanged. @param {Finding} finding */
function isKnown({kind, mark}) {
  return kind === 'seen' && (mark === 'documented' || mark === 'confirmed');
}

/** @param {Finding[]} findings @param {string[]} secrets @param {string} file @returns {string[]} */
export function report(findings, secrets, file) {
  const added = findings.filter(({kind}) => kind === 'new');
  const shown = findings.filter((finding) => !isKnown(finding) && !added.slice(mostNewFields).includes(finding));
  const lines = shown.map(
    (finding) => `${file}:${finding.line}: ${plainName(finding.name, secrets)} ${describe(finding)}`,
  );
  const more = added.length > mostNewFields ? [`${added.length - mostNewFields} more new fields are not shown.`] : [];
  const count = (/** @type {(finding: Finding) => boolean} */ is) => findings.filter(is).length;
  const sums = [
    `${count(({kind}) => kind === 'seen')} fields are as described`,
    `${count(isDifference)} differ`,
    `${count((finding) => finding.kind === 'missing' && !isDifference(finding))} others are not in this answer`,
  ];
  return [...lines, ...more, `${sums.join(', ')}.`];
}

/** @param {Finding[]} findings @param {string} day @param {string} file */
export function reportUpdate(findings, day, file) {
  return `${file}: ${findings.filter(isRaised).length} fields now carry the day ${day}. Read the difference before you commit it.`;
}
