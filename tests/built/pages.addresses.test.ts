import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {hasAnchor, pages} from '../support/pages';
import {buildDir, sitemapPaths} from '../support/site';

const promises = 'tests/built/addresses.txt';
const paths = sitemapPaths();

function isThere(address: string): boolean {
  const [path = '', id] = address.split('#');
  const page = pages.find((one) => one.address === path);
  const isPage = page !== undefined && paths.includes(path) && (id === undefined || hasAnchor(page, id));
  return address.includes('.') ? existsSync(buildDir + address) : isPage;
}

/** Where an old address leads without scripts, and what it tells search engines. */
function leadsTo(address: string): Record<string, string | undefined> {
  const $ = pages.find((page) => page.address === address)?.$;
  return {
    refresh: $?.('meta[http-equiv=refresh]').attr('content')?.replace('0; url=', ''),
    link: $?.('main a').attr('href'),
    canonical: $?.('link[rel=canonical]').attr('href')?.replace(identity.defaultUrl, ''),
  };
}

test('addresses that were promised stay: pages, anchors, files, and other spellings, which lead on without our scripts', () => {
  const lines = readFileSync(promises, 'utf8').trim().split('\n');
  const lost = lines.flatMap((line) => {
    const [address = '', target] = line.split(' ');
    const page = target ?? address;
    const wrong = target ? Object.entries(leadsTo(address)).filter(([, one]) => one !== target) : [];
    const instead = page.includes('#') ? '' : `lead on from it in src/site/redirects.ts and write so in ${promises}, `;
    const gone = `${page} is gone or hidden from search engines: ${instead}give it back, or take out its line in ${promises}`;
    return [
      ...(isThere(page) ? [] : [gone]),
      ...wrong.map(
        ([by, to]) => `src/site/redirects.ts, or ${promises}: ${address} leads to ${to} by ${by}, not to ${target}`,
      ),
    ];
  });
  expect(lost).toEqual([]);
});

test('the folder that the site was built in is named in no file, so that it is the same from any other', () => {
  const files = readdirSync(buildDir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.join(entry.parentPath, entry.name));
  expect(names.filter((file) => readFileSync(file).includes(process.cwd()))).toEqual([]);
});
