import {translate} from '@docusaurus/Translate';
import {encodeStrictly, nameCharacter} from './characters';
import type {ParameterKind, RequestParameter} from './operation';
import {parseDuration} from './timeNotation';

/** A value that can be sent ('' for an omitted optional one), or a sentence that says why it cannot. */
export type Checked = {value: string; hint?: string; seconds?: number} | {problem: string; isEmpty?: true};

/** The service documents no length. Anything longer was probably pasted by mistake. */
const longestSecret = 200;
const longestNote = 49;

const halfCharacter = /\p{Surrogate}/u;

function checkSecret(name: string, value: string): Checked {
  if (value.length > longestSecret) {
    return {
      problem: translate(
        {
          id: 'api.check.tooLong',
          message: '{length} characters are too many for {name}. Copy it again, and nothing else with it.',
        },
        {name, length: value.length},
      ),
    };
  }
  if (/\s/.test(value)) {
    return {
      problem: translate(
        {id: 'api.check.space', message: 'There is white space inside. Copy {name} again, and nothing else with it.'},
        {name},
      ),
    };
  }
  const unseen = /[\p{Cc}\p{Cf}\p{Surrogate}]/u.exec(value);
  if (unseen) {
    return {
      problem: translate(
        {
          id: 'api.check.unseen',
          message: '{name} contains something invisible, {character}. Copy it again, or type it.',
        },
        {name, character: nameCharacter(unseen[0])},
      ),
    };
  }
  return {value};
}

function checkId(name: string, value: string): Checked {
  const checked = checkSecret(name, value);
  return 'problem' in checked || /^[a-z\d]{15}$/.test(value)
    ? checked
    : {
        value,
        hint: translate({
          id: 'api.check.id',
          message: 'User IDs usually have 15 lowercase letters and digits. Check that this is the ID.',
        }),
      };
}

function checkCount(name: string, value: string): Checked {
  if (!/^\d+$/.test(value)) {
    return {
      problem: translate(
        {
          id: 'api.check.count',
          message: 'Links are counted, not timed. Write a whole number without a sign, such as 3, for {name}.',
        },
        {name},
      ),
    };
  }
  const count = Number(value);
  if (count === 0) {
    return {problem: translate({id: 'api.check.zero', message: 'What zero does is not documented. Write 1 or more.'})};
  }
  if (count > Number.MAX_SAFE_INTEGER) {
    return {
      problem: translate({
        id: 'api.check.tooMany',
        message:
          'Programs cannot count this exactly. Write less. The largest count the service accepts is not documented.',
      }),
    };
  }
  return String(count) === value
    ? {value}
    : {
        problem: translate(
          {id: 'api.check.leadingZeros', message: 'Leading zeros are not documented. Write {count} instead.'},
          {count},
        ),
      };
}

function checkDuration(value: string): Checked {
  const duration = parseDuration(value);
  return 'problem' in duration ? duration : {value, seconds: duration.seconds};
}

/**
 * It is open whether the service counts the note as typed or as encoded, so a note that passes only one of the two is
 * allowed, with a hint.
 */
function checkNote(value: string): Checked {
  const {length} = Array.from(value);
  if (length > longestNote) {
    return {
      problem: translate(
        {id: 'api.check.noteTooLong', message: 'This note has {length} characters. It may have {most} at most.'},
        {length, most: longestNote},
      ),
    };
  }
  if (halfCharacter.test(value)) {
    return {
      problem: translate({
        id: 'api.check.half',
        message: 'One character is broken in half, as happens when an emoji is cut. Delete it.',
      }),
    };
  }
  const encodedLength = encodeStrictly(value).length;
  const hints = [
    encodedLength > longestNote &&
      translate(
        {
          id: 'api.check.noteEncoded',
          message:
            'Encoded, this note has {length} characters. Whether the limit of {most} counts them before or after encoding is not documented.',
        },
        {length: encodedLength, most: longestNote},
      ),
    /\p{Cc}/u.test(value) &&
      translate({
        id: 'api.check.control',
        message: 'It contains a line break or control character. How the feed shows that is not documented.',
      }),
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

/** Checks what was typed into a field. Surrounding white space, which comes from copying, is ignored. */
export function checkField({name, kind, required}: RequestParameter, text: string): Checked {
  const value = text.trim();
  if (value === '') {
    return required
      ? {problem: translate({id: 'api.check.missing', message: '{name} is missing.'}, {name}), isEmpty: true}
      : {value};
  }
  return checks[kind](name, value);
}
