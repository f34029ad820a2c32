import {readFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {Globby} from '@docusaurus/utils';
import type {Step} from '../../build/afterBuild';
import {exceptions} from '../../site/policy';

const stylesByScript = /\bdocument\.createElement\(["'`]style["'`]\)/;

/** Warns of what plugins can only do if the owner says so in the files of this site. */
export const warnOfPlugins: Step = ({outDir, plugins, siteConfig}) => {
  const files = exceptions.some(({allow}) => allow['style-src']) ? [] : Globby.sync('assets/js/*.js', {cwd: outDir});
  for (const file of files.filter((one) => stylesByScript.test(readFileSync(path.join(outDir, one), 'utf8')))) {
    logger.warn(
      `${file}: a package writes styles by script, which the security policy keeps out. To let them in, add {page: '/*', allow: {'style-src': "'unsafe-inline'"}} to the exceptions in src/site/policy.ts; instead of '/*' you can name the page that needs them.`,
    );
  }
  // Its worker looks for /page.html and /page/index.html.
  if (siteConfig.trailingSlash === false && plugins.some(({name}) => name === 'docusaurus-plugin-pwa')) {
    logger.warn(
      'The worker of plugin-pwa finds pages offline only if addresses end in a slash: set trailingSlash to true in docusaurus.config.ts.',
    );
  }
};
