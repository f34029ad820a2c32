/**
 * The framework's two lists of the parts of all pages, as short as a browser needs them: with short names, and without
 * what each part is called in the build. Every page adds to these lists, and every page brings them.
 * @this {{getOptions: () => {digits: number}}}
 * @param {string} source
 */
export default function shorten(source) {
  const {digits} = this.getOptions();
  return source
    .replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)/g, '')
    .replace(/(?<=")[0-9a-f]{8}(?=")/g, (name) => name.slice(0, digits));
}
