import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {schemas} from './schema';

/** One line per fault: the key, what it holds, what would be right. */
function describeFaults(file: string, faults: string[]): string {
  return `${file}: the front matter needs mending.\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nThe scaffold "_template.mdx" of the folder shows every key.`;
}

export function checkFrontMatter(file: string, frontMatter: Record<string, unknown>): void {
  const folder = Object.keys(schemas).find((name) => file.startsWith(`${name}/`)) as keyof typeof schemas | undefined;
  const result = folder && schemas[folder].validate(frontMatter, {abortEarly: false, errors: {wrap: {label: '"'}}});
  if (result?.error) {
    throw new Error(
      describeFaults(
        file,
        result.error.details.map(({message}) => message),
      ),
    );
  }
}

/** Docusaurus' own parser, followed by our check, so that a page without its frame never reaches a reader. */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    checkFrontMatter(path.relative(siteDir, params.filePath).split(path.sep).join('/'), parsed.frontMatter);
    return parsed;
  };
}
