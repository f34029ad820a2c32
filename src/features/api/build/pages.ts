import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Operation} from './description';

/** Whether a page of the current docs names the operation, in the file that belongs to its address. */
function hasPage({id, page}: Operation, siteDir: string): boolean {
  const files = [`${page}.mdx`, `${page}/index.mdx`].map((file) => path.join(siteDir, file));
  const isNamed = new RegExp(`^operation: ["']?${id}["']?\\s*$`, 'm');
  return files.some((file) => existsSync(file) && isNamed.test(readFileSync(file, 'utf8')));
}

/** Throws for operations that no page explains. */
export function demandPages(file: string, operations: Operation[], siteDir: string): void {
  const faults = operations
    .filter((operation) => !hasPage(operation, siteDir))
    .map(
      ({id, page}) =>
        `${file}: the operation ${id} has no page. Write ${page.slice(1)}.mdx with "operation: ${id}" in its front matter, or fix "externalDocs" of the operation.`,
    );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}
