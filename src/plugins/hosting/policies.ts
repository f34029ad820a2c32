import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {policyOfPage, type InlineHashes} from '../../site/policy';
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

/** Gives each page its policy. One inline script is meant to be in all of them: another text is another script. */
export class Policies {
  private readonly faults: string[] = [];
  private first: {name: string; script: string} | undefined;

  withPolicy(name: string, html: string): string {
    const {script, hashes, faults} = readInline(html);
    this.faults.push(...faults.map((fault) => `${name} has ${fault}`));
    if (script !== undefined) {
      this.first ??= {name, script};
      if (script !== this.first.script) {
        this.faults.push(
          `${name} has another inline script than ${this.first.name}. All pages share the one of src/early.`,
        );
      }
    }
    return withPolicy(name, html, hashes);
  }

  stopAtFaults(): void {
    const {faults} = this;
    if (faults.length > 0) {
      const shown = faults.slice(0, 10).join('\n');
      throw new Error(
        `The security policy (src/site/policy.ts) refuses what stands in ${faults.length} places:\n${shown}`,
      );
    }
  }
}

/** The hashes of the scripts in the pages below these folders. Each locale has a script of its own, the same in all pages. */
export function scriptsOf(folders: string[]): string[] {
  const pages = folders.map((folder) => path.join(folder, 'index.html')).filter((file) => existsSync(file));
  return [...new Set(pages.flatMap((file) => readInline(readFileSync(file, 'utf8')).hashes.scripts))].sort();
}
