// What the reader chooses in a request.
import type {Parameter} from './description';

/** A parameter that the reader chooses. Nobody should type an ID or a key into a page, so those have no field. */
export type FieldProps = {
  name: string;
  kind: Exclude<Parameter['x-kind'], 'id' | 'key'>;
  required: boolean;
  /** The value that the samples have. */
  example: string;
  /** How many characters a note may have. */
  longest?: number;
};

export function fieldOf({name, required, example, schema, 'x-kind': kind}: Parameter): FieldProps | undefined {
  return kind === 'id' || kind === 'key'
    ? undefined
    : {name, kind, required, example: String(example), longest: schema.maxLength};
}

/**
 * Encodes every character that could mean something to an address, or end a text in a shell or a program. Half an emoji,
 * which has no code, is left out.
 */
export function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))
    .replaceAll("'", '%27')
    .replaceAll('!', '%21');
}
