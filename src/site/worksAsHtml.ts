/**
 * The modules of this site that work as HTML: a page may import or name them, and a part of the theme may be one, without
 * the framework's scripts. A module that is not here, and is no island, gives its page these scripts.
 */
export const worksAsHtml = [
  '@site/src/components/LinkGroups',
  '@site/src/components/OutsidePlaces',
  '@site/src/components/SessionBar',
  '@site/src/components/SessionLine',
  '@site/src/components/SessionPicture',
  '@site/src/components/Table',
  '@site/src/features/api/ui/Answer',
  '@site/src/features/api/ui/Call',
  '@site/src/features/api/ui/ErrorEntry',
  '@site/src/features/api/ui/Errors',
  '@site/src/features/api/ui/Fields',
  '@site/src/features/api/ui/Keypad',
  '@site/src/features/api/ui/Operations',
  '@site/src/features/api/ui/OtherAnswers',
  '@site/src/features/api/ui/Parameters',
  '@site/src/features/api/ui/Request',
  '@site/src/features/api/ui/Samples',
  '@site/src/features/changelog/ui/EntryList',
  '@site/src/features/changelog/ui/Timeline',
  '@site/src/components/FeedLink',
  '@site/src/features/glossary/ui/Glossary',
  '@site/src/features/glossary/ui/Term',
  '@site/src/features/pageList/ui/PageDirectory',
  '@site/src/features/pageList/ui/PageTitles',
  '@site/src/features/situations/ui/Situations',
  '@theme/MDXComponents/A',
  // Its button is a part of the layer.
  '@site/src/theme/AnnouncementBar',
  // They are shown only where React runs.
  '@site/src/theme/ErrorPageContent',
  '@site/src/theme/Loading',
];
