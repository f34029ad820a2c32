/**
 * The framework's list of the parts of all pages, without the name that each has for the build: a browser does not ask
 * for it. With it, the main script grows by the path of every page.
 * @param {string} source
 */
export default function dropNames(source) {
  return source.replace(/, "[^"]*", require\.resolveWeak/g, ', "", require.resolveWeak');
}
