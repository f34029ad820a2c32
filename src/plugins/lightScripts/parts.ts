import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The framework names each part of a page by eight digits of a hash. */
const part = /webpackChunkName: "(?<name>[0-9a-f]{8})" \*\/ "(?<module>[^"]+)"/g;

/** The frame of every page of documents, from its root to the page itself. They never come one without the others. */
const documentFrame = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

export type Parts = {
  /** As many digits of a name as keep all names different: from build to build mostly the same. */
  digits: number;
  /** The names of what makes the frame of a document, in so many digits. */
  documentFrame: string[];
};

/** Reads the framework's list of the parts of all pages. */
export function partsIn(registry: string): Parts {
  const modules = new Map([...registry.matchAll(part)].map(({groups}) => [groups?.module ?? '', groups?.name ?? '']));
  const names = [...new Set(modules.values())];
  const areDifferent = (length: number) => new Set(names.map((name) => name.slice(0, length))).size === names.length;
  const digits = [1, 2, 3, 4, 5, 6, 7].find(areDifferent) ?? 8;
  return {digits, documentFrame: documentFrame.flatMap((module) => modules.get(module)?.slice(0, digits) ?? [])};
}

export function readParts(generatedFilesDir: string): Parts {
  return partsIn(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
}
