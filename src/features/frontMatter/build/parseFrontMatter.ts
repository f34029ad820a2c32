import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {originOf} from '../../../build/docsVersions';
import {checkText} from '../../../build/checkText';
import {originalOf} from '../../../build/contentFile';
import {typographic} from '../../typography/model/typographic';
import {findEntryFaults, findPostFaults} from './checkDay';
import {findFaultsBy, type Fault} from './keys';
import {findUnknownNames} from './lists';
import {schemas} from './schema';

type FrontMatter = Record<string, unknown>;

/** The line of a key as a message prefix, or '' for a missing key. */
function lineOf(key: string | undefined, fileContent: string): string {
  const [head = ''] = fileContent.split(/^---\s*$/m, 2).slice(1);
  const line = key ? head.split('\n').findIndex((one) => one.startsWith(`${key}:`)) : -1;
  return line === -1 ? '' : `line ${line + 1}: `;
}

/** One line per fault, each with its line number, the key, the wrong value and what would be right. */
function describeFaults(file: string, faults: Fault[], fileContent: string): string {
  const list = faults.map(({key, message}) => `  - ${lineOf(key, fileContent)}${message}`).join('\n');
  return `${file}: the front matter has to be fixed.\n${list}\nThe scaffold "_template.mdx" of the folder shows every key.`;
}

/** Faults in a front matter, by the rules of its folder. */
export function findFaults(path: string, frontMatter: FrontMatter): Fault[] {
  const {file} = originOf(path);
  const folder = Object.keys(schemas).find((name) => file.startsWith(`${name}/`)) as keyof typeof schemas | undefined;
  if (!folder) {
    return [];
  }
  const {tags, authors} = frontMatter;
  const faults = [
    ...findFaultsBy(schemas[folder](), frontMatter),
    ...findUnknownNames(`${folder}/tags.yml`, 'tags', tags),
  ];
  switch (folder) {
    case 'blog':
      return [
        ...faults,
        ...findUnknownNames('blog/authors.yml', 'authors', authors),
        ...findPostFaults(file, frontMatter),
      ];
    case 'changelog/emlalock':
      return [...faults, ...findEntryFaults(file)];
    default:
      return faults;
  }
}

/** Throws if the front matter has faults. `fileContent` is needed for their line numbers. */
export function checkFrontMatter(file: string, frontMatter: FrontMatter, fileContent = ''): void {
  const faults = findFaults(file, frontMatter);
  if (faults.length > 0) {
    throw new Error(describeFaults(file, faults, fileContent));
  }
}

type YamlFault = {reason: string; mark: {line: number}};

function isYamlFault(error: unknown): error is YamlFault {
  return error instanceof Error && 'reason' in error && 'mark' in error;
}

/**
 * The framework's parser names neither file nor line, and would execute a front matter that declares itself JavaScript.
 */
async function parse(file: string, params: Parameters<ParseFrontMatter>[0]): ReturnType<ParseFrontMatter> {
  if (/^\uFEFF?---[^\S\n]*[^\s-]/.test(params.fileContent)) {
    throw new Error(`${file}:1: the front matter is YAML. Write nothing behind the three dashes above it.`);
  }
  try {
    return await params.defaultParseFrontMatter(params);
  } catch (error) {
    if (!isYamlFault(error)) {
      throw error;
    }
    throw new Error(
      `${file}:${error.mark.line + 1}: the front matter is not valid YAML: ${error.reason}. Put texts that hold a colon, a quotation mark or a bracket into quotation marks.`,
      {cause: error},
    );
  }
}

const shownTexts = ['title', 'description', 'sidebar_label', 'pagination_label'];

/** Makes quotation marks typographic in the keys that readers see, as in the text. */
function withCurlyQuotes(frontMatter: FrontMatter): FrontMatter {
  return Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]) => [
      key,
      shownTexts.includes(key) && typeof value === 'string' ? typographic(value) : value,
    ]),
  );
}

/** Wraps the framework's parser in our checks, so that no page is published with invalid front matter. */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const name = posixPath(path.relative(siteDir, params.filePath));
    const file = originalOf(name);
    checkText(name, params.fileContent);
    const parsed = await parse(name, params);
    checkFrontMatter(file, parsed.frontMatter, params.fileContent);
    return {...parsed, frontMatter: withCurlyQuotes(parsed.frontMatter)};
  };
}
