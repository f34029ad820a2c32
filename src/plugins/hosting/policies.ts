import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {policyOfPage} from '../../site/policy';
import {replaceFile} from '../replaceFile';
import {readInline, type Inline} from './inlineTexts';

type Page = Inline & {name: string; file: string; html: string};

async function readPage(name: string, folder: string): Promise<Page> {
  const file = path.join(folder, name);
  const html = await readFile(file, 'utf8');
  return {name, file, html, ...readInline(html)};
}

/** One inline script is meant to be in every page, the same everywhere. Another text is another script. */
function strangeScripts(pages: Page[]): string[] {
  const [first, ...others] = pages.filter(({script}) => script !== undefined);
  return others
    .filter(({script}) => script !== first?.script)
    .map(
      ({name}) => `${name} has another inline script than ${first?.name ?? ''}. All pages share the one of src/early.`,
    );
}

function checkPages(pages: Page[]): void {
  const faults = [
    ...pages.flatMap(({name, faults}) => faults.map((fault) => `${name} has ${fault}`)),
    ...strangeScripts(pages),
  ];
  if (faults.length > 0) {
    const shown = faults.slice(0, 10).join('\n');
    throw new Error(
      `The security policy (src/site/policy.ts) refuses what stands in ${faults.length} places:\n${shown}`,
    );
  }
}

/** Behind the encoding, which browsers look for at the very beginning, and before anything that the policy is about. */
function withPolicy({name, html, hashes}: Page): string {
  const encoding = /<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!encoding) {
    throw new Error(`${name} does not name its encoding, behind which the security policy would stand.`);
  }
  const end = encoding.index + encoding[0].length;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOfPage(hashes)}">`;
  return html.slice(0, end) + policy + html.slice(end);
}

/** Puts its policy into every page. */
export async function writePolicies(folder: string): Promise<void> {
  const names = await Globby('**/*.html', {cwd: folder});
  const pages = await Promise.all(names.sort().map((name) => readPage(name, folder)));
  checkPages(pages);
  await Promise.all(pages.map((page) => replaceFile(page.file, withPolicy(page))));
}

/** The hashes of the scripts that stand in pages, as their policies name them. Each locale has a script of its own. */
export async function scriptsOf(folder: string): Promise<string[]> {
  const files = await Globby('**/*.html', {cwd: folder, absolute: true});
  const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const policies = pages.map((html) => /;script-src [^;]*/.exec(html)?.[0] ?? '');
  const hashes = policies.flatMap((policy) => [...policy.matchAll(/'(sha256-[^']*)'/g)]);
  return [...new Set(hashes.map(([, hash]) => hash ?? ''))].sort();
}
