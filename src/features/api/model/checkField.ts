import {encodeStrictly, nameCharacter} from './characters';
import type {ParameterKind, RequestParameter} from './operation';
import {formatWords, parseDuration} from './timeNotation';

/** A value that can be sent ('' for an optional one that is left out), or the sentence that says why it cannot. */
export type Checked = {value: string; hint?: string; meaning?: string} | {problem: string; isEmpty?: true};

/** The service names no length. Beyond this it is something else that was pasted. */
const longestSecret = 200;
const longestNote = 49;

const halfCharacter = /\p{Surrogate}/u;

function checkSecret(name: string, value: string): Checked {
  if (value.length > longestSecret) {
    return {problem: `${value.length} characters are too many for ${name}. Copy it again, and nothing else with it.`};
  }
  if (/\s/.test(value)) {
    return {problem: `There is white space inside. Copy ${name} again, and nothing else with it.`};
  }
  const unseen = /[\p{Cc}\p{Cf}\p{Surrogate}]/u.exec(value);
  if (unseen) {
    return {problem: `${name} holds something unseen, ${nameCharacter(unseen[0])}. Copy it again, or type it.`};
  }
  return {value};
}

function checkId(name: string, value: string): Checked {
  const checked = checkSecret(name, value);
  return 'problem' in checked || /^[a-z\d]{15}$/.test(value)
    ? checked
    : {value, hint: 'The ID in the service’s own sample has 15 small letters and digits. Check that this is the ID.'};
}

function checkCount(name: string, value: string): Checked {
  if (!/^\d+$/.test(value)) {
    return {problem: `Links are counted, not timed. Write a whole number without sign, such as 3, for ${name}.`};
  }
  const count = Number(value);
  if (count === 0) {
    return {problem: 'What zero does is not described. Write 1 or more.'};
  }
  if (count > Number.MAX_SAFE_INTEGER) {
    return {problem: 'Programs cannot count this exactly. Write less; which count the service takes is not known.'};
  }
  return String(count) === value ? {value} : {problem: `Leading zeros are not described. Write ${count} instead.`};
}

function checkDuration(value: string): Checked {
  const duration = parseDuration(value);
  return 'problem' in duration ? duration : {value, meaning: formatWords(duration.seconds)};
}

/** Whether the limit counts the note as typed or as encoded is open: what passes one reading only gets a hint. */
function checkNote(value: string): Checked {
  const {length} = Array.from(value);
  if (length > longestNote) {
    return {problem: `This note has ${length} characters. It may have ${longestNote} at most.`};
  }
  if (halfCharacter.test(value)) {
    return {problem: 'One character is broken in half, as happens when an emoji is cut. Delete it.'};
  }
  const encodedLength = encodeStrictly(value).length;
  const hints = [
    encodedLength > longestNote &&
      `Encoded, this note has ${encodedLength} characters. ` +
        `Whether the limit of ${longestNote} counts them before or after encoding is not known.`,
    /\p{Cc}/u.test(value) && 'It holds a line break or control character. How the feed shows that is not known.',
  ].filter((hint) => hint !== false);
  return hints.length > 0 ? {value, hint: hints.join(' ')} : {value};
}

const checks = {
  id: checkId,
  key: checkSecret,
  count: checkCount,
  duration: (_, value) => checkDuration(value),
  note: (_, value) => checkNote(value),
} satisfies Record<ParameterKind, (name: string, value: string) => Checked>;

/** Judges what was typed into one field. White space around it comes from copying and is left out. */
export function checkField({name, kind, required}: RequestParameter, text: string): Checked {
  const value = text.trim();
  if (value === '') {
    return required ? {problem: `${name} is missing.`, isEmpty: true} : {value};
  }
  return checks[kind](name, value);
}
