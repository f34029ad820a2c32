import {translate} from '@docusaurus/Translate';
import type {ParameterKind} from './description';
import {encodeStrictly} from './encodeStrictly';
import {parseDuration} from './timeNotation';

/** What the reader chooses in a request. Keys are never asked for. */
export type ChosenKind = Extract<ParameterKind, 'duration' | 'count' | 'note'>;

export type Checked = {value: string; seconds?: number} | {problem: string};

/** It is open whether the service counts the note as typed or as encoded, so it must be short enough in both. */
const longestNote = 49;

function checkCount(value: string): Checked {
  return /^[1-9]\d{0,8}$/.test(value)
    ? {value}
    : {problem: translate({id: 'api.check.count', message: 'Write a whole number of links, such as 3.'})};
}

function checkNote(value: string): Checked {
  const {length} = encodeStrictly(value);
  return length <= longestNote
    ? {value}
    : {
        problem: translate(
          {
            id: 'api.check.note',
            message: 'This note has {length} characters once it is URL-encoded. Write at most {most}.',
          },
          {length, most: longestNote},
        ),
      };
}

function checkDuration(value: string): Checked {
  const duration = parseDuration(value);
  return 'problem' in duration ? duration : {value, seconds: duration.seconds};
}

const checks = {count: checkCount, note: checkNote, duration: checkDuration};

/** Checks what was typed into a field. White space around it, which comes from copying, is ignored. */
export function checkValue(kind: ChosenKind, text: string): Checked {
  return checks[kind](text.trim());
}
