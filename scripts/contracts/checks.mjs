// What to check when a private framework file that we replace, edit in the build or import has changed. Keys are paths
// without extension. For ejected files, the first comment of the swizzle says it.

/** @type {Record<string, string>} */
export const checks = {
  '@docusaurus/theme-classic/lib/nprogress':
    'src/theme/nprogress.ts replaces it: which events does it answer, and on which page changes does it show the bar?',
  '@docusaurus/theme-classic/lib/nprogress.css':
    'Does it still style #nprogress and the .bar and .peg in it, which the template of src/theme/nprogress.ts writes?',
  '@docusaurus/theme-classic/lib/prism-include-languages':
    'A browser gets an empty module instead: does it still do no more than register languages with the highlighter?',
  '@docusaurus/theme-common/lib/utils/tabsUtils':
    'Tabs takes the items from sanitizeTabsChildren, and src/page/tabs.ts stores the choice: the key of the storage.',
};
