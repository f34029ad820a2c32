/** The parts of the site, by the id of the docs instance that serves them; the blog has no instance id of its own. */
export const sections = {
  default: 'Wiki',
  api: 'API reference',
  changelog: 'Changelog',
  blog: 'Blog',
} as const;

export type Section = keyof typeof sections;

export function isSection(id: string | undefined): id is Section {
  return id !== undefined && Object.hasOwn(sections, id);
}
