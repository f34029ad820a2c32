/** An environment variable. An empty one counts as not set, as in the build. @param {string} name */
export function readVariable(name) {
  const value = process.env[name];
  return value === '' ? undefined : value;
}
