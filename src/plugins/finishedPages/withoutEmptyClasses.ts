/** The framework writes a class for each link and item of a list, also where there is none. */
export function withoutEmptyClasses(html: string): string {
  return html.replace(/(?<=<[a-z][^<>]*) class=""/g, '');
}
