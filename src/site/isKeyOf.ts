/** Whether a value from a page, for example from its front matter, is a key of a table. */
export function isKeyOf<T extends object>(table: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(table, key);
}
