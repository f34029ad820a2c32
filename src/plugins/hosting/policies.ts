import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {policyOfPage, type InlineHashes} from '../../site/policy';
import {replaceFile} from '../replaceFile';
import {readInline} from './inlineTexts';

/** Behind the encoding, which browsers look for at the very beginning, and before anything that the policy is about. */
function withPolicy(name: string, html: string, hashes: InlineHashes): string {
  const encoding = /<meta charset="?utf-8"?\s*\/?>/i.exec(html);
  if (!encoding) {
    throw new Error(`${name} does not name its encoding, behind which the security policy would stand.`);
  }
  const end = encoding.index + encoding[0].length;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOfPage(hashes)}">`;
  return html.slice(0, end) + policy + html.slice(end);
}

function stopAt(faults: string[]): void {
  if (faults.length > 0) {
    const shown = faults.slice(0, 10).join('\n');
    throw new Error(
      `The security policy (src/site/policy.ts) refuses what stands in ${faults.length} places:\n${shown}`,
    );
  }
}

/** Puts its policy into every page. One inline script is meant to be in all of them: another text is another script. */
export async function writePolicies(folder: string): Promise<void> {
  const faults: string[] = [];
  let first: {name: string; script: string} | undefined;
  for (const name of (await Globby('**/*.html', {cwd: folder})).sort()) {
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    const inline = readInline(html);
    faults.push(...inline.faults.map((fault) => `${name} has ${fault}`));
    if (inline.script !== undefined) {
      first ??= {name, script: inline.script};
      if (inline.script !== first.script) {
        faults.push(`${name} has another inline script than ${first.name}. All pages share the one of src/early.`);
      }
    }
    replaceFile(file, withPolicy(name, html, inline.hashes));
  }
  stopAt(faults);
}

/** The hashes of the scripts in the pages below these folders, as their policies name them. A locale has its own script. */
export function scriptsOf(folders: string[]): string[] {
  const pages = folders.map((folder) => path.join(folder, 'index.html')).filter((file) => existsSync(file));
  const policies = pages.map((file) => /;script-src [^;]*/.exec(readFileSync(file, 'utf8'))?.[0] ?? '');
  const hashes = policies.flatMap((policy) => [...policy.matchAll(/'(sha256-[^']*)'/g)]);
  return [...new Set(hashes.map(([, hash]) => hash ?? ''))].sort();
}
