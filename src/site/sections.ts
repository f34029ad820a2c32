import {translate} from '@docusaurus/Translate';
import {isKeyOf} from './isKeyOf';

/** The parts of the site, by the id of the docs instance that serves them; the blog has no instance id of its own. */
export const sections = {
  default: translate({id: 'section.default', message: 'Wiki'}),
  api: translate({id: 'section.api', message: 'API reference'}),
  changelog: translate({id: 'section.changelog', message: 'Changelog'}),
  blog: translate({id: 'section.blog', message: 'Blog'}),
} as const;

export type Section = keyof typeof sections;

export function isSection(id: string | undefined): id is Section {
  return isKeyOf(sections, id);
}

/** What the page that lists the topics of a part is called. */
export function topicsTitle(section: Section): string {
  return translate({id: 'topics.title', message: '{section} by topic'}, {section: sections[section]});
}

/** What that page says of itself. */
export function topicsDescription(section: Section): string {
  return translate(
    {id: 'topics.description', message: 'All topics of the {section}, with what you find under each.'},
    {section: sections[section]},
  );
}
