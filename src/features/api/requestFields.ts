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

/** What the fields contain, by the name of the parameter. */
export type Typed = Readonly<Record<string, string>>;

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
    const duration = parseDuration(value);
    return 'seconds' in duration
      ? {value, ...duration}
      : {problem: 'Write whole numbers of at most nine digits, one of them above 0.'};
  },
};

/** A parameter that the reader chooses. */
type ChosenParameter = RequestParameter & {kind: FieldKind};

export function isChosen(parameter: RequestParameter): parameter is ChosenParameter {
  return parameter.kind in checks;
}

/** Checks what a field contains. Nothing is said about an optional one that is empty. Space comes from copying. */
export function check({kind, required, longest}: ChosenParameter, typed: string): Checked | undefined {
  const value = typed.trim();
  return value === '' && !required ? undefined : checks[kind](value, longest);
}

/** A piece of a sample, with what was typed. A wrong value becomes a placeholder, which the service refuses. */
export function fillIn(text: string, parameters: readonly RequestParameter[], typed: Typed): string {
  return parameters.filter(isChosen).reduce((filled, parameter) => {
    const {name, example} = parameter;
    const checked = check(parameter, typed[name] ?? example);
    const value = checked && ('problem' in checked ? `[${name.toUpperCase()}]` : encodeStrictly(checked.value));
    return filled.replace(
      new RegExp(`(&|(?<=^|["']))${name}=[^&'"\\s]*`),
      value === undefined ? '' : `$1${name}=${value}`,
    );
  }, text);
}
