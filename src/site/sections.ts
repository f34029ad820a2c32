import {isKeyOf} from './isKeyOf';

/** The parts of the site, by the id of the docs instance that serves them; the blog has no instance id of its own. */
export const sections = {
  default: 'Wiki',
  api: 'API reference',
  changelog: 'Changelog',
  blog: 'Blog',
} as const;

export type Section = keyof typeof sections;

export function isSection(id: string | undefined): id is Section {
  return isKeyOf(sections, id);
}

/** What the page that lists the topics of a part is called. */
export function topicsTitle(section: Section): string {
  return `${sections[section]} by topic`;
}

/** What that page says of itself. */
export function topicsDescription(section: Section): string {
  return `All topics of the ${sections[section]}, with what you find under each.`;
}
