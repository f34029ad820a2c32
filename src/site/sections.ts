import {translate} from '@docusaurus/Translate';
import {isKeyOf} from './isKeyOf';

/** The sections of the site by docs plugin id. The blog is not a docs plugin. */
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

/** The title of the page that lists the topics of a section. */
export function topicsTitle(section: Section): string {
  return translate({id: 'topics.title', message: '{section} by topic'}, {section: sections[section]});
}

/** The description of that page. */
export function topicsDescription(section: Section): string {
  return translate(
    {id: 'topics.description', message: 'All topics of the {section}, with what you find under each.'},
    {section: sections[section]},
  );
}
