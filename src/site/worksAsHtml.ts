/**
 * The modules of this site that work as HTML: a page may import or name them, and a part of the theme may be one, without
 * the framework's scripts. A module that is not here, and is no island, gives its page these scripts.
 */
export const worksAsHtml = [
  '@site/src/components/Certainty',
  '@site/src/components/PageContents',
  '@site/src/components/SessionBar',
  '@site/src/components/Table',
  '@site/src/features/feeds/ui/FeedLink',
  '@site/src/features/glossary/ui/Term',
  '@site/src/features/pageList/ui/PageDirectory',
  '@theme/MDXComponents/A',
  // They are shown only where React runs.
  '@site/src/theme/ErrorPageContent',
  '@site/src/theme/Loading',
];
