// The site under a path, without the light layer: its addresses, which end in a slash, and what is made of its pages.
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {folderOf} from '../../scripts/sites.mjs';
import {identity} from '../../src/site/identity';
import {filesIn, readBuilt} from '../support/site';

const folder = folderOf('plain');
const read = (file: string) => readBuilt(file, folder);
const pages = filesIn(folder).filter((file) => file.endsWith('.html'));

/** The addresses of the site in a page, as a host serves them: of links, files and redirects. */
function usedIn(file: string): string[] {
  const elements = [...load(read(file))('[href], [src], [action], meta[content]')];
  return elements
    .flatMap(({attribs: {href, src, action, content}}) => [href, src, action, content?.replace(/^0; url=/, '')])
    .map((address = '') => address.replace(identity.defaultUrl, ''))
    .filter((address) => /^\/(?!\/)/.test(address));
}

/** What a page tells search engines. */
function toldIn(file: string): string[] {
  const data = load(read(file))('script[type="application/ld+json"]').text();
  return [...data.matchAll(new RegExp(`"${identity.defaultUrl}([^"]*)"`, 'g'))].map(([, address = '']) => address);
}

/** The addresses that are not right, each once, with the first page that has it. */
function faults(addressesIn: (file: string) => string[], isRight: (address: string) => boolean): string[] {
  const all = pages.flatMap((file) => addressesIn(file).map((address) => [address, file] as const));
  const wrong = new Map(all.toReversed().filter(([address]) => !isRight(address)));
  return [...wrong].map(([address, file]) => `${file}: ${address}`);
}

test.each([
  ['uses', usedIn],
  ['tells search engines', toldIn],
])('each address that a page %s begins with the path of the site', (_, addressesIn) => {
  expect(faults(addressesIn, (address) => address.startsWith('/help/'))).toEqual([]);
});

test('each address of a page ends in a slash', () => {
  expect(faults(usedIn, (address) => /^[^?#]*(?:\/|\.\w+)(?:[?#]|$)/.test(address))).toEqual([]);
});

test('feeds, copies, the sitemap and the head of a page name pages as they are served', () => {
  const own = `${identity.defaultUrl}/help`;
  const named = [
    ...read('changelog/emlalock/rss.xml').matchAll(/<(?:link|guid)>([^<]+)/g),
    ...read('sitemap.xml').matchAll(/<loc>([^<]+)/g),
    ...read('wiki/tabs.md').matchAll(/Source: <([^>]+)>/g),
  ].map(([, address = '']) => address);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((address) => !address.startsWith(`${own}/`) || !address.endsWith('/'))).toEqual([]);
  const $ = load(read('wiki/tabs/index.html'));
  expect($('link[rel=canonical]').attr('href')).toBe(`${own}/wiki/tabs/`);
  const languages = [...$('link[rel=alternate][hreflang]')].map(({attribs}) => `${attribs.hreflang} ${attribs.href}`);
  const [english, german] = [`${own}/wiki/tabs/`, `${own}/de/wiki/tabs/`];
  expect(languages).toEqual([`en-GB ${english}`, `de ${german}`, `x-default ${english}`]);
});

test('the emergency page that readers save has its styles in it, also where pages link to a sheet', () => {
  const $ = load(read('emergency-release.html'));
  expect($('link')).toHaveLength(0);
  expect($('style').text()).toContain('@media print');
});
