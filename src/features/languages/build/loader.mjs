import {readFileSync} from 'node:fs';
import {inlineMessages} from '../../../build/messages/inline.mjs';

/**
 * Writes the texts of the language into a script. `file` holds all that are known of it, also those of the theme.
 * @this {{getOptions: () => {file: string}}}
 * @param {string} code
 */
export default function inlineMessagesInto(code) {
  const messages = /** @type {Record<string, string>} */ (JSON.parse(readFileSync(this.getOptions().file, 'utf8')));
  return inlineMessages(code, messages);
}
