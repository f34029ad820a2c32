// What to check when a private framework file that we replace, edit in the build or import has changed. Keys are paths
// without extension. For ejected files, the first comment of the swizzle says it.

/** @type {Record<string, string>} */
export const checks = {
  '@docusaurus/core/lib/client/preload':
    'Ours replaces it, and tests/components/replacedModules.test.tsx asks the same of both: who calls it, how a route is matched, what the promise waits for.',
  '@docusaurus/core/lib/client/routeContext':
    'The Loading swizzle asks whether it stands inside a page, and makes a context where it does not: is Context still null outside, and {plugin} enough for the provider?',
  '@docusaurus/theme-classic/lib/nprogress':
    'Ours replaces it, and tests/components/replacedModules.test.tsx asks the same of both: which events it answers, and on which page changes it shows a bar.',
  '@docusaurus/theme-classic/lib/prism-include-languages':
    'A browser gets an empty module instead: does it still do no more than register languages with the highlighter?',
  '@docusaurus/theme-common/lib/contexts/announcementBar':
    'The announcement bar takes isActive and close from it, and our inline script reads the same two keys of the storage before hydration: their names and values.',
  '@docusaurus/theme-common/lib/hooks/useBackToTopButton':
    'Does it still take {threshold} and return {shown, scrollToTop}?',
  '@docusaurus/theme-common/lib/utils/codeBlockUtils':
    'CodeBlock/Content takes metadata and wordWrap from useCodeBlockContext: code, language, lineNumbersStart and lineClassNames.',
  '@docusaurus/theme-common/lib/utils/routesUtils':
    'isSamePath marks the category of the current page: does it still ignore case and a slash at the end, and take undefined?',
  '@docusaurus/theme-common/lib/utils/tabsUtils':
    'TabItem takes selectedValue and lazy from useTabs, and our inline script reads the stored choice: the key of the storage and the query string.',
};
