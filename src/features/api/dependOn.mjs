// Plain JavaScript, because the bundler loads its loaders without a compiler.

/**
 * Leaves a file as it is, but makes the development server rebuild it when another file changes.
 * @this {{addDependency: (file: string) => void, getOptions: () => {file: string}}}
 * @param {string} content
 */
export default function dependOn(content) {
  this.addDependency(this.getOptions().file);
  return content;
}
