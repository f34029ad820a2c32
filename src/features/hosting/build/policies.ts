import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Step} from '../../../build/afterBuild';
import {fileOfPage} from '../../../build/builtPages';
import {allContentOf} from '../../../build/contentOf';
import {replaceFile} from '../../../build/replaceFile';
import {htmlFiles, replaceIn, type Page, type PageTransform} from '../../../build/transformPages';
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
 * Faults of pages whose inline scripts differ from the others. The header lists the hashes once, for the whole site.
 */
function otherScripts(pages: Read[]): string[] {
  const withScripts = pages.filter(({inline}) => inline.scripts.length > 0);
  const [first] = withScripts;
  return withScripts
    .filter(({inline}) => inline.scripts.join() !== first?.inline.scripts.join())
    .map(
      ({file}) => `${file} has other inline scripts than ${first?.file}. All pages share those of src/runtime/inline.`,
    );
}

/** Stops the build if the policy would block anything on a page. */
export function stopAtFaults(pages: Read[]): void {
  const faults = [
    ...pages.flatMap(({file, inline}) => inline.faults.map((fault) => `${file} has ${fault}`)),
    ...otherScripts(pages),
  ];
  if (faults.length > 0) {
    const shown = faults.slice(0, 10).join('\n');
    throw new Error(`The security policy (src/site/policy.ts) blocks ${faults.length} things in the pages:\n${shown}`);
  }
}

/** Writes a policy into each page, for its inline texts and the hosts that its front matter allows. */
export const writePolicies: Step = async ({outDir, plugins, siteConfig, baseUrl}) => {
  const site = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const hostsOfFile = new Map(
    openPages(allContentOf(plugins), site).map(({permalink, hosts}) => [fileOfPage(permalink, site), hosts]),
  );
  const pages: Read[] = [];
  for (const file of await htmlFiles(outDir)) {
    const target = path.join(outDir, file);
    const html = readFileSync(target, 'utf8');
    const hosts = hostsOfFile.get(file) ?? [];
    const inline = readInline(html, hosts);
    pages.push({file, inline});
    replaceFile(target, withPolicy({file, html}, inline, hosts));
  }
  stopAtFaults(pages);
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
