import {readMessages} from './read';
import {interpolate} from './interpolate';

const messages = readMessages(process.env.DOCUSAURUS_CURRENT_LOCALE);

/** The framework's `translate` for Node: returns the text in the language of the build. */
export function translate(
  {id = '', message}: {id?: string; message: string},
  values?: Record<string, string | number>,
): string {
  return interpolate(messages[id] ?? message, values);
}
