import {LineCounter, parseDocument} from 'yaml';
import {checkText} from './checkText';

/** Parses YAML. Throws at the first syntax error, with file and line. */
export function readYaml(file: string, text: string): unknown {
  checkText(file, text);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) {
    const {line, col} = lineCounter.linePos(fault.pos[0]);
    throw new Error(
      `${file}:${line}:${col}: this is not valid YAML: ${fault.message}. Fix the line, or what it belongs to.`,
    );
  }
  try {
    return document.toJS({maxAliasCount: 0}) as unknown;
  } catch (error) {
    throw new Error(`${file}: an alias such as *name stands for another part. Write that part out instead.`, {
      cause: error,
    });
  }
}
