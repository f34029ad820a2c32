import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {hasPages} from '../../site/hasPages';
import type {Redirect} from '../../site/redirects';
import {writeHostFiles} from '../hosting';
import {Policies} from '../hosting/policies';
import {readStyles} from '../inlineStyles';
import redirectsPlugin from '../redirects';
import {replaceFile} from '../replaceFile';

/**
 * Gives each page its styles and its security policy. The framework runs the last step of all plugins at the same time, so
 * what has to come in order stands in this one: what leads on is a page too, and the policy is about the page as it is
 * served.
 */
export default function finishedPagesPlugin(context: LoadContext, options: {redirects: Redirect[]}): Plugin {
  const redirects = redirectsPlugin(context, options);
  return {
    name: 'finished-pages',
    async postBuild(built) {
      await redirects.postBuild?.(built);
      // With the hash router there is one page, which is empty before its scripts. It is also read without a server, where
      // no policy in the page would know what "self" is; a server still sends one.
      if (!hasPages(context.siteConfig)) {
        await writeHostFiles(context, built.outDir, []);
        return;
      }
      const {outDir, baseUrl} = built;
      const files = (await Globby('**/*.html', {cwd: outDir})).sort();
      const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
      const withStyles = await readStyles(files, read, (address) => read(address.slice(baseUrl.length)));
      const policies = new Policies();
      for (const file of files) {
        replaceFile(path.join(outDir, file), policies.withPolicy(file, withStyles(file, read(file))));
      }
      policies.stopAtFaults();
      await writeHostFiles(context, outDir, options.redirects);
    },
  };
}
