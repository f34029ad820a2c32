import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {VFile} from 'vfile';

/** A place in a content file, such as `wiki/faq.mdx:12`. Error messages of the build begin with it. */
export function placeOf({path: file}: Pick<VFile, 'path'>, position: {start: {line: number}} | undefined): string {
  const name = posixPath(path.relative(process.cwd(), file));
  return position ? `${name}:${position.start.line}` : name;
}
