// What the reader chooses in a request.
import type {Parameter} from './description';

/** The field of a parameter. Nobody should type an ID or a key into a page, so those have none. */
export type FieldProps = {
  name: string;
  kind: NonNullable<Parameter['x-kind']>;
  required: boolean;
  /** The value that the samples have. */
  example: string;
  /** How many characters a note may have. */
  longest?: number;
};

/** Encodes what could mean something to an address or end a text in a program. Half an emoji is dropped. */
export function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))
    .replaceAll("'", '%27')
    .replaceAll('!', '%21');
}
