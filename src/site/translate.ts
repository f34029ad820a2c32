// Texts outside of React components. `npm run write-translations` finds calls of `translate` by an import of that name,
// which Node cannot resolve. So a table of texts imports the type alone, and is a function of `translate`.
import {type translate} from '@docusaurus/Translate';

type Translate = typeof translate;

/** The framework's `translate` for Node, with the messages of a language by their ids. */
export function translateWith(messages: Readonly<Record<string, string>>): Translate {
  return ({id = '', message = id}: {id?: string; message?: string}, values: Record<string, string | number> = {}) =>
    (messages[id] ?? message).replace(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));
}

/** For what compares or configures. The framework translates the texts of the configuration itself. */
export const inEnglish = translateWith({});
