import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {topicsDescription, topicsTitle, type SectionId} from '@site/src/site/sections';

/** The title and description of the page that lists the tags of a section. */
export default function TopicsMetadata({section}: {section: SectionId}): ReactNode {
  return <PageMetadata title={topicsTitle(section)} description={topicsDescription(section)} />;
}
