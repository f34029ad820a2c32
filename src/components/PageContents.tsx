import type {ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import type {Props as Contents} from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';

/** Whether a page has enough headings for a list of them. */
export function useHasContents({toc, ...levels}: Contents): boolean {
  const {tableOfContents} = useThemeConfig();
  const {minHeadingLevel = tableOfContents.minHeadingLevel, maxHeadingLevel = tableOfContents.maxHeadingLevel} = levels;
  return toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel).length > 1;
}

type Props = {
  toc: Contents['toc'];
  frontMatter: {
    hide_table_of_contents?: boolean | string;
    toc_min_heading_level?: number;
    toc_max_heading_level?: number;
  };
};

/** The contents of a page, folded under its title, where there is no room for them beside the text. */
export default function PageContents({toc, frontMatter}: Props): ReactNode {
  const contents = {
    toc,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  };
  const hasContents = useHasContents(contents) && !frontMatter.hide_table_of_contents;
  return hasContents && <TOCCollapsible {...contents} className={ThemeClassNames.docs.docTocMobile} />;
}
