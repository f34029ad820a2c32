import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const bench = path.join(root, 'bench');

/** Everything that the bench builds and measures. Ignored by git. */
export const work = path.join(bench, '.work');
