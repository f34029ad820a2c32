// Ejected from MDXPage @3.10.2. Change: the page says what its text is, which begins with the title of the front matter
// and, on phones, the contents; upstream shows neither.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import PageContents from '@site/src/components/PageContents';

export default function MDXPage({content: Text}: Props): ReactNode {
  const {assets, contentTitle, frontMatter, metadata, toc} = Text;
  const {title, description, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  const {keywords, wrapperClassName, hide_table_of_contents: hidesContents} = frontMatter;
  return (
    <HtmlClassNameProvider
      className={clsx(wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageMetadata {...{title, description, keywords}} image={assets.image ?? frontMatter.image} />
        <main className="container container--fluid margin-vert--lg">
          <div className="row">
            <div className={clsx('col', !hidesContents && 'col--8')}>
              <ContentVisibility metadata={metadata} />
              <article data-text="">
                {contentTitle === undefined && (
                  <header>
                    <Heading as="h1">{title}</Heading>
                  </header>
                )}
                <PageContents toc={toc} frontMatter={frontMatter} />
                <MDXContent>
                  <Text />
                </MDXContent>
              </article>
              {(editUrl ?? lastUpdatedAt ?? lastUpdatedBy) && (
                <EditMetaRow
                  className={clsx('margin-top--sm', ThemeClassNames.pages.pageFooterEditMetaRow)}
                  {...{editUrl, lastUpdatedAt, lastUpdatedBy}}
                />
              )}
            </div>
            {!hidesContents && toc.length > 0 && (
              <div className="col col--2">
                <TOC
                  toc={toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
