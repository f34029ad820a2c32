/** The address that the framework gives a content file. */
export function addressOfContent(file: string): string {
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}
