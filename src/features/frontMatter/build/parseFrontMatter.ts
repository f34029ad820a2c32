import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {completeEntry, findEntryFaults, isChangelogEntry, withWrittenDate} from '../../changelog/build/checkEntry';
import {schemas} from './schema';

/** One line per fault: the key, what it holds, what would be right. */
function describeFaults(file: string, faults: string[]): string {
  return `${file}: the front matter needs mending.\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nThe scaffold "_template.mdx" of the folder shows every key.`;
}

function findFaults(file: string, frontMatter: Record<string, unknown>): string[] {
  if (isChangelogEntry(file)) {
    return findEntryFaults(file, frontMatter);
  }
  const folder = Object.keys(schemas).find((name) => file.startsWith(`${name}/`)) as keyof typeof schemas | undefined;
  const result = folder && schemas[folder]().validate(frontMatter, {abortEarly: false, errors: {wrap: {label: '"'}}});
  return result?.error?.details.map(({message}) => message) ?? [];
}

export function checkFrontMatter(file: string, frontMatter: Record<string, unknown>): void {
  const faults = findFaults(file, frontMatter);
  if (faults.length > 0) {
    throw new Error(describeFaults(file, faults));
  }
}

/** Docusaurus' own parser, followed by our check, so that a page without its frame never reaches a reader. */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = posixPath(path.relative(siteDir, params.filePath));
    if (!isChangelogEntry(file)) {
      checkFrontMatter(file, parsed.frontMatter);
      return parsed;
    }
    const frontMatter = withWrittenDate(parsed.frontMatter, params.fileContent);
    checkFrontMatter(file, frontMatter);
    return {...parsed, frontMatter: completeEntry(frontMatter)};
  };
}
