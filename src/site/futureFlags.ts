/**
 * The flags of `future`, each by its name, so that an upgrade adds none. What `mdx1CompatDisabledByDefault` would turn
 * off are habits of the manual: `## Heading {#id}`, `:::note Title` and comments of HTML.
 */
export const v4 = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: true,
  siteStorageNamespacing: true,
  fasterByDefault: false,
  mdx1CompatDisabledByDefault: false,
};

export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  // It has served stale output.
  rspackPersistentCache: false,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
};
