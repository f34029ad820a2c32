// Adds a new page to the sidebar of the wiki.
import {readFileSync, writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';

const file = 'sidebars.ts';

/**
 * Inserts it after the last page of the same folder, otherwise at the end.
 * @param {string} source @param {string} id @returns {{text: string, after: string | null}}
 */
export function insert(source, id) {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  // The index page of a category is not an item of a list.
  const last = [...source.matchAll(/(?<!id: )'([\w/-]+)'/g)].findLast(
    ([, name = '']) => folder !== '' && name.startsWith(folder) && !name.slice(folder.length).includes('/'),
  );
  const place = last ? last.index + last[0].length : source.lastIndexOf('],');
  const entry = last ? `, '${id}'` : `'${id}', `;
  return {text: source.slice(0, place) + entry + source.slice(place), after: last?.[1] ?? null};
}

/** Returns a sentence that says where the page is now. @param {string} id */
export async function addToSidebar(id) {
  const {text, after} = insert(readFileSync(file, 'utf8'), id);
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
  return after === null
    ? `It is the last page in ${file}. Move its line to where a reader needs the page.`
    : `It follows "${after}" in ${file}.`;
}
