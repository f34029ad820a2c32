import type {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';

/** Parses YAML. The message of a syntax error has the file, the line and the column. */
export function readYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: this is not valid YAML. ${reason}`, {cause: error});
  }
}

/** Parses YAML of this shape. If it has another, the message says each mistake, and what is allowed. */
export function readList<List>(file: string, text: string, shape: Joi.ObjectSchema<List>, allowed: string): List {
  const {error, value} = shape.validate(readYaml(file, text), {abortEarly: false});
  if (error) {
    const faults = error.details.map(({message}) => message);
    throw new Error([`${file} has mistakes. ${allowed}`, ...faults].join('\n  - '));
  }
  return value;
}
