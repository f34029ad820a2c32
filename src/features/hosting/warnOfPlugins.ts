import {logger} from '@docusaurus/logger';
import type {Step} from '../../build/afterBuild';

/** Warns of what plugins can only do if the owner says so in the files of this site. */
export const warnOfPlugins: Step = ({plugins, siteConfig}) => {
  // Its worker looks for /page.html and /page/index.html.
  if (siteConfig.trailingSlash === false && plugins.some(({name}) => name === 'docusaurus-plugin-pwa')) {
    logger.warn(
      'The worker of plugin-pwa finds pages offline only if addresses end in a slash: set trailingSlash to true in docusaurus.config.ts.',
    );
  }
};
