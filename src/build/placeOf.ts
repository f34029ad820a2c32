import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {VFile} from 'vfile';

/** Where a part of a content file stands, as `wiki/faq.mdx:12`: the beginning of what the build says of a fault. */
export function placeOf({path: file}: Pick<VFile, 'path'>, position: {start: {line: number}} | undefined): string {
  const name = posixPath(path.relative(process.cwd(), file));
  return position ? `${name}:${position.start.line}` : name;
}
