/** Whether a value from outside, such as front matter or the environment, names an entry of a table. */
export function isKeyOf<T extends object>(table: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(table, key);
}
