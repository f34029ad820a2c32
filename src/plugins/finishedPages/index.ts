import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {hasPages} from '../../site/hasPages';
import type {Redirect} from '../../site/redirects';
import {beginningPlace, minifyBeginning} from '../earlyScript/beginning';
import {withFirstPaint} from '../firstPaint';
import {writeHostFiles} from '../hosting';
import {hashOf} from '../hosting/inlineTexts';
import {HeldParts, withParts} from '../heldParts';
import {stopAtFaults, withPolicy} from '../hosting/policies';
import {readStyles, withStyles} from '../inlineStyles';
import redirectsPlugin from '../redirects';
import {replaceFile} from '../replaceFile';
import {writeSearch} from '../search/write';
import {readPage} from './readPage';
import {withoutEmptyClasses} from './withoutEmptyClasses';

/**
 * Gives each page its beginning, its styles and its security policy. The framework runs the last step of all plugins at the
 * same time, so what has to come in order stands in this one: what leads on is a page too, the beginning names the search,
 * whose name follows from what all pages say, and the policy is about the page as it is served.
 */
export default function finishedPagesPlugin(context: LoadContext, {redirects}: {redirects: Redirect[]}): Plugin {
  const leadOn = redirectsPlugin(context, {redirects});
  const parts = new HeldParts(context);
  return {
    name: 'finished-pages',
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [parts.listener]}),
    async postBuild(built) {
      await leadOn.postBuild?.(built);
      // With the hash router there is one page, which is empty before its scripts. It is also read without a server, where
      // no policy in the page would know what "self" is; a server still sends one.
      if (!hasPages(context.siteConfig)) {
        await writeHostFiles(context, built.outDir, []);
        return;
      }
      const {outDir, baseUrl, routesPaths, siteDir} = built;
      const {trailingSlash} = context.siteConfig;
      const withSearch = writeSearch({siteDir, outDir, baseUrl, trailingSlash, routesPaths, redirects});
      const beginning = withSearch(await minifyBeginning(built.preBodyTags));
      const read = (file: string) =>
        readFileSync(path.join(outDir, file), 'utf8').replace(beginningPlace, () => beginning);
      const files = (await Globby('**/*.html', {cwd: outDir})).sort();
      const pages = files.map((file) => readPage(file, read(file)));
      stopAtFaults(pages);
      const styles = await readStyles(pages, (address) => read(address.slice(baseUrl.length)));
      const partsOfPage = parts.filesByPage(built.routes);
      for (const {file, inline} of pages) {
        const own = styles.get(file)?.();
        const whole = withFirstPaint(withParts(withoutEmptyClasses(read(file)), partsOfPage(file)));
        const html = own === undefined ? whole : withStyles(whole, own);
        const hashes = {scripts: inline.scripts, styles: own === undefined ? [] : [hashOf(own)]};
        replaceFile(path.join(outDir, file), withPolicy(file, html, hashes));
      }
      await writeHostFiles(context, outDir, redirects);
    },
  };
}
