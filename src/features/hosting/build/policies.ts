import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileOfPage} from '../../../build/builtPages';
import {allContentOf} from '../../../build/contentOf';
import {replaceIn, type Page, type PageTransform} from '../../../build/transformPages';
import {policyOfPage} from '../../../site/policy';
import {openPages} from '../../outsideMedia/build/openPages';
import {readInline, type Inline} from './inlineTexts';

const encoding = /<meta charset="?utf-8"?\s*\/?>/i;

/** Inserts the policy after the charset, which must come first, and before anything it applies to. */
export function withPolicy(page: Page, inline: Inline, hosts: readonly string[] = []): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOfPage(inline, hosts)}">`;
  return replaceIn(page, encoding, (tag) => tag + policy);
}

type Read = {file: string; inline: Inline};

/**
 * Returns a check for one page after the other, which stops the build if the policy would block anything. The header
 * lists the hashes of the scripts once, for the whole site, so all pages need the same ones.
 */
export function policyCheck(): (page: Read) => void {
  let first: Read | undefined;
  return (page) => {
    const {file, inline} = page;
    const faults = [...inline.faults];
    if (inline.scripts.length > 0) {
      first ??= page;
      if (inline.scripts.join() !== first.inline.scripts.join()) {
        faults.push(`other inline scripts than ${first.file}. Put the script into a file in static or src/page.`);
      }
    }
    if (faults.length > 0) {
      const shown = faults.slice(0, 10).map((fault) => `${file} has ${fault}`);
      throw new Error(`The security policy (src/site/policy.ts) blocks this:\n${shown.join('\n')}`);
    }
  };
}

/** Writes a policy into each file, for its inline texts and the hosts that its front matter allows. */
export const insertPolicies: PageTransform = ({plugins, siteConfig, baseUrl}) => {
  const site = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const hostsOfFile = new Map(
    openPages(allContentOf(plugins), site).map(({permalink, hosts}) => [fileOfPage(permalink, site), hosts]),
  );
  const check = policyCheck();
  return (page) => {
    const hosts = hostsOfFile.get(page.file) ?? [];
    const inline = readInline(page.html, hosts);
    check({file: page.file, inline});
    return withPolicy(page, inline, hosts);
  };
};

/**
 * The theme hides its icons with a style attribute, which the policy forbids. src/css/global.css hides them by class.
 */
export const hideSpritesByClass: PageTransform = () => (page) =>
  replaceIn(page, /<svg style="display: ?none;?">/, () => '<svg class="sprites">');

/**
 * The hashes of all inline scripts below these folders. Each locale has a different script, shared by all its pages.
 */
export function scriptsOf(folders: string[]): string[] {
  const pages = folders.map((folder) => path.join(folder, 'index.html')).filter((file) => existsSync(file));
  return [...new Set(pages.flatMap((file) => readInline(readFileSync(file, 'utf8')).scripts))].sort();
}
