import {checkValue, type Checked, type ChosenKind} from './checkValue';
import {encodeStrictly} from './encodeStrictly';

/** A value that the reader of a page chooses. */
export type RequestField = {
  name: string;
  kind: ChosenKind;
  required: boolean;
  description: string;
  /** The value that the samples have. */
  example: string;
};

/** What was typed, by name. A field in which nothing was typed yet has no entry. */
export type Typed = Readonly<Record<string, string>>;

/** Nothing is said about a field in which nothing was typed, or nothing has to be. */
export function checkField({name, kind, required}: RequestField, typed: Typed): Checked | undefined {
  const text = typed[name];
  return text === undefined || (text.trim() === '' && !required) ? undefined : checkValue(kind, text);
}

/**
 * The text of a request line or sample, with what was typed. A wrong value becomes a placeholder, which the service
 * refuses. An optional value that was left empty is left out.
 */
export function fillIn(text: string, fields: readonly RequestField[], typed: Typed): string {
  if (Object.keys(typed).length === 0) {
    return text;
  }
  return fields.reduce((filled, field) => {
    const {name, required} = field;
    const checked = checkField(field, typed);
    if (!checked && required) {
      return filled;
    }
    const value = checked && ('problem' in checked ? `[${name.toUpperCase()}]` : encodeStrictly(checked.value));
    return filled.replace(new RegExp(`&${name}=[^&'"\\s]*`), value === undefined ? '' : `&${name}=${value}`);
  }, text);
}
