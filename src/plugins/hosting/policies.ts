import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {policyOfPage, type InlineHashes} from '../../site/policy';
import {readInline, type Inline} from './inlineTexts';

/** Behind the encoding, which browsers look for at the very beginning, and before anything that the policy is about. */
export function withPolicy(name: string, html: string, hashes: InlineHashes): string {
  const encoding = /<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!encoding) {
    throw new Error(`${name} does not name its encoding, behind which the security policy would stand.`);
  }
  const end = encoding.index + encoding[0].length;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOfPage(hashes)}">`;
  return html.slice(0, end) + policy + html.slice(end);
}

type Page = {file: string; inline: Inline};

/** One inline script is meant to be in all pages: another text is another script. */
function otherScripts(pages: Page[]): string[] {
  const withScript = pages.filter(({inline}) => inline.script !== undefined);
  const [first] = withScript;
  return withScript
    .filter(({inline}) => inline.script !== first?.inline.script)
    .map(({file}) => `${file} has another inline script than ${first?.file}. All pages share the one of src/early.`);
}

/** Stops the build where a policy would refuse what stands in a page. */
export function stopAtFaults(pages: Page[]): void {
  const faults = [
    ...pages.flatMap(({file, inline}) => inline.faults.map((fault) => `${file} has ${fault}`)),
    ...otherScripts(pages),
  ];
  if (faults.length > 0) {
    const shown = faults.slice(0, 10).join('\n');
    throw new Error(
      `The security policy (src/site/policy.ts) refuses what stands in ${faults.length} places:\n${shown}`,
    );
  }
}

/** The hashes of the scripts in the pages below these folders. Each locale has a script of its own, the same in all pages. */
export function scriptsOf(folders: string[]): string[] {
  const pages = folders.map((folder) => path.join(folder, 'index.html')).filter((file) => existsSync(file));
  return [...new Set(pages.flatMap((file) => readInline(readFileSync(file, 'utf8')).scripts))].sort();
}
