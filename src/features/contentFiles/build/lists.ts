import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {readYaml} from '../../../build/readYaml';
import {isKeyOf} from '../../../site/isKeyOf';
import {findFaultsBy} from '../../frontMatter/build/keys';

const text = Joi.string().trim();

const tag = Joi.object({
  label: text.required(),
  permalink: text.pattern(/^\/[a-z0-9-]+$/).required(),
  description: text.required(),
});

const author = Joi.object({
  name: text.required(),
  title: text,
  description: text,
  url: text,
  email: text,
  page: Joi.any(),
  socials: Joi.any(),
});

/** File name → schema of each entry. */
export const listSchemas = {'tags.yml': tag, 'authors.yml': author};

export const listFiles = `**/{${Object.keys(listSchemas).join(',')}}`;

/** Entries whose page would replace that of an earlier one. */
function doublePermalinks(list: object): [key: string, permalink: string][] {
  const permalinks = Object.entries(list).flatMap(([key, entry]: [string, {permalink?: unknown} | null]) =>
    typeof entry?.permalink === 'string' ? [[key, entry.permalink] as [string, string]] : [],
  );
  return permalinks.filter(([, one], index) => permalinks.findIndex(([, other]) => other === one) < index);
}

/** Throws for an invalid list of tags or authors. The framework's own message names neither the file nor the line. */
export function checkList(file: string, yaml: string): void {
  const name = path.basename(file);
  const schema = isKeyOf(listSchemas, name) ? listSchemas[name] : undefined;
  const list = readYaml(file, yaml);
  if (!schema || typeof list !== 'object' || list === null || Array.isArray(list)) {
    throw new Error(`${file}:1: the file holds no list of keys. Each entry begins with its key and a colon.`);
  }
  const lines = yaml.split('\n');
  const lineOf = (key: string) =>
    lines.findIndex((one) => one.replace(/^["']|["'](?=\s*:)/g, '').startsWith(`${key}:`)) + 1;
  const faults = Object.entries(list).flatMap(([key, entry]: [string, unknown]) => {
    const found =
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? findFaultsBy(schema, entry)
        : [{message: 'holds no keys of its own'}];
    return found.map(
      ({message}) => `${file}:${lineOf(key)}: the entry "${key}": ${message}. Compare it with the others.`,
    );
  });
  const doubles = doublePermalinks(list).map(
    ([key, permalink]) =>
      `${file}:${lineOf(key)}: the entry "${key}": another entry has the permalink ${permalink} as well. Give it its own.`,
  );
  if (faults.length + doubles.length > 0) {
    throw new Error([...faults, ...doubles].join('\n'));
  }
}
