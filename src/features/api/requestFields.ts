// What the reader of a page chooses in a request. Keys are never asked for.
import type {Parameter} from './description';
import {parseDuration} from './timeNotation';

export type RequestField = {
  name: string;
  kind: Extract<Parameter['x-kind'], 'duration' | 'links' | 'note'>;
  required: boolean;
  description: string;
  /** The value that the samples have. */
  example: string;
  /** How many characters a note may have. */
  longest?: number;
};

/** What was typed, by the name of the field. */
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

const checks: Record<RequestField['kind'], (value: string, longest?: number) => Checked> = {
  links: (value) => (/^[1-9]\d{0,8}$/.test(value) ? {value} : {problem: 'Write a whole number of links, such as 3.'}),
  // It is open whether the service counts the note as typed or as encoded, so it must be short enough in both.
  note: (value, longest = Infinity) => {
    const {length} = encodeStrictly(value);
    return length <= longest
      ? {value}
      : {problem: `This note has ${length} characters once it is URL-encoded. Write at most ${longest}.`};
  },
  duration: (value) => ({value, ...parseDuration(value)}),
};

/** Checks what was typed into a field. Nothing is said about an empty one. Space around a value comes from copying. */
export function checkField({name, kind, longest}: RequestField, typed: Typed): Checked | undefined {
  const value = (typed[name] ?? '').trim();
  return value === '' ? undefined : checks[kind](value, longest);
}

export type CheckedField = RequestField & {checked: Checked | undefined};

export function checkFields(fields: readonly RequestField[], typed: Typed): CheckedField[] {
  return fields.map((field) => ({...field, checked: checkField(field, typed)}));
}

/**
 * A piece of a sample, with what was typed. A wrong value becomes a placeholder, which the service
 * refuses. An empty field keeps its example, or is left out if it is optional.
 */
export function fillIn(text: string, all: readonly CheckedField[]): string {
  if (all.every(({checked}) => checked === undefined)) {
    return text;
  }
  return all.reduce((filled, {name, required, checked}) => {
    if (!checked && required) {
      return filled;
    }
    const value = checked && ('problem' in checked ? `[${name.toUpperCase()}]` : encodeStrictly(checked.value));
    return filled.replace(
      new RegExp(`(&|(?<=^["']?))${name}=[^&'"\\s]*`),
      value === undefined ? '' : `$1${name}=${value}`,
    );
  }, text);
}
