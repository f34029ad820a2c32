import {readFileSync} from 'node:fs';
import {inlineMessages} from '../../../build/messages/inline.mjs';

/**
 * Writes texts into a script. `file` contains all texts in the language of the build, including those of the theme.
 * @this {{getOptions: () => {file: string}}}
 * @param {string} code
 */
export default function inlineMessagesInto(code) {
  const messages = /** @type {Record<string, string>} */ (JSON.parse(readFileSync(this.getOptions().file, 'utf8')));
  return inlineMessages(code, messages);
}
