// Only translators need the id and the description of a text, so scripts contain neither: a `translate` call without
// values becomes the text in the language of the build, and one with values keeps only the text.
import {runInThisContext} from 'node:vm';

const text = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source;
const property = `(?:id|message|description):\\s*(?:${text})(?:\\s*\\+\\s*(?:${text}))*,?\\s*`;
const call = new RegExp(`\\btranslate\\(\\s*(\\{\\s*(?:${property})+\\})\\s*(,?)\\s*(\\)?)`, 'g');

/**
 * Writes the messages of one language into code. Calls with anything but plain literals are left to the framework.
 * @param {string} code
 * @param {Readonly<Record<string, string>>} messages
 */
export function inlineMessages(code, messages) {
  if (!code.includes('@docusaurus/Translate')) {
    return code;
  }
  return code.replace(
    call,
    (_, /** @type {string} */ literal, /** @type {string} */ comma, /** @type {string} */ end) => {
      const {id, message} = /** @type {{id?: string, message?: string}} */ (runInThisContext(`(${literal})`));
      const words = JSON.stringify(messages[id ?? message ?? ''] ?? message ?? id);
      return end ? words : `translate({message: ${words}}${comma} `;
    },
  );
}
