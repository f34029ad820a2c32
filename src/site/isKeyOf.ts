/** Whether an external value, for example from front matter or the environment, is a key of a table. */
export function isKeyOf<T extends object>(table: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(table, key);
}
