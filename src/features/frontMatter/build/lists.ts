import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml} from '../../../build/readYaml';
import {nearestWord} from '../../notFound/model/nearest';
import type {Fault} from './keys';

const lists = new Map<string, {text: string; keys: string[]}>();

/** The keys of a list. Each page asks for them, and the list may change while the development server runs. */
export function keysIn(file: string): string[] | null {
  const absolute = path.resolve(file);
  if (!existsSync(absolute)) {
    return null;
  }
  const text = readFileSync(absolute, 'utf8');
  const known = lists.get(absolute);
  if (known?.text === text) {
    return known.keys;
  }
  const list = readYaml(file, text);
  const keys = typeof list === 'object' && list !== null ? Object.keys(list) : [];
  lists.set(absolute, {text, keys});
  return keys;
}

/** Names in a front matter that are missing from the list of its folder. The framework would not name the line. */
export function findUnknownNames(list: string, key: 'tags' | 'authors', names: unknown): Fault[] {
  const known = keysIn(list);
  if (known === null || !Array.isArray(names)) {
    return [];
  }
  return names
    .filter((name) => typeof name === 'string' && !known.includes(name))
    .map((name: string) => {
      const near = nearestWord(name, known);
      const remedy =
        near === undefined ? `Use one of ${known.join(', ')}, or add it` : `Did you mean "${near}"? Otherwise add it`;
      return {key, message: `"${key}" holds "${name}", which is not in ${list}. ${remedy} there`};
    });
}
