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
