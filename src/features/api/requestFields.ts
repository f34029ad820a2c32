// What the reader of a page chooses in a request. Keys are never asked for.
import type {Parameter} from './description';
import {parseDuration} from './timeNotation';

export type RequestParameter = {
  name: string;
  kind: Parameter['x-kind'];
  required: boolean;
  meaning: string;
  /** The value that the samples have. */
  example: string;
  /** How many characters a note may have. */
  longest?: number;
};

type Checked = {value: string; seconds?: number} | {problem: string};

/**
 * Encodes every character that could mean something to an address, a shell or a program. Half an emoji, which has no
 * code, is left out.
 */
export function encodeStrictly(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

type FieldKind = 'duration' | 'links' | 'note';

const checks: Record<FieldKind, (value: string, longest?: number) => Checked> = {
  links: (value) => (/^[1-9]\d{0,8}$/.test(value) ? {value} : {problem: 'Write a whole number of links, such as 3.'}),
  // It is open whether the service counts the note as typed or as encoded, so it must be short enough in both.
  note: (value, longest = Infinity) => {
    const {length} = encodeStrictly(value);
    return length <= longest
      ? {value}
      : {problem: `This note has ${length} characters once it is URL-encoded. Write at most ${longest}.`};
  },
  duration: (value) => {
    const seconds = parseDuration(value);
    return seconds === undefined
      ? {problem: 'Write whole numbers of at most nine digits, one of them above 0.'}
      : {value, seconds};
  },
};

/** A parameter that the reader chooses. */
export type ChosenParameter = RequestParameter & {kind: FieldKind};

export function isChosen(parameter: RequestParameter): parameter is ChosenParameter {
  return parameter.kind in checks;
}

/** Checks what a field contains. Nothing is said about an optional one that is empty. Space comes from copying. */
export function check({kind, required, longest}: ChosenParameter, typed: string): Checked | undefined {
  const value = typed.trim();
  return value === '' && !required ? undefined : checks[kind](value, longest);
}

/**
 * The value of a parameter in the samples once it was typed; none where an optional one is left out. A wrong value becomes
 * a placeholder, which the service refuses.
 */
export function valueIn(parameter: ChosenParameter, typed: string): string | undefined {
  const checked = check(parameter, typed);
  return checked && ('problem' in checked ? `[${parameter.name.toUpperCase()}]` : encodeStrictly(checked.value));
}
