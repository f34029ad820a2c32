// Ejected from DocItem/Content @3.10.2. Change: lead, role, certainty and tools of the page by its title; on an emergency
// page they come last. The class of an API operation is there before what fills its two columns.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import PageFrame from '@site/src/features/frontMatter/ui/PageFrame';
import Facts from '@site/src/features/frontMatter/ui/PageFrame/Facts';
import ContentText from '@site/src/features/languages/ui/ContentText';
import {useContentLanguage} from '@site/src/features/languages/ui/useContentLanguage';
import {readPageFrame} from '@site/src/features/frontMatter/model/pageFrame';
import PageTools from '@site/src/features/twins/ui/PageTools';
import {titleId} from '@site/src/protocol';
import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const frame = readPageFrame(frontMatter);
  const language = useContentLanguage(metadata.source);
  const isUrgent = frame.kind === 'emergency';
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', 'operation' in frontMatter && 'operation')}>
      <header id={titleId} className={clsx(styles.header, isUrgent && styles.short)}>
        <Heading as="h1">
          <ContentText language={language}>{metadata.title}</ContentText>
        </Heading>
        {!isUrgent && (
          <>
            <PageFrame lead={frontMatter.description} language={language} frame={frame} />
            <div className={styles.tools}>
              <PageTools />
            </div>
          </>
        )}
      </header>
      <MDXContent>{children}</MDXContent>
      {isUrgent && (
        <div className={styles.last}>
          <Facts {...frame} />
          <PageTools />
        </div>
      )}
    </div>
  );
}
