import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const bench = path.join(root, 'bench');

/** Everything that is made here and not kept in the repository. */
export const work = path.join(bench, '.work');
