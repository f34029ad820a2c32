// The generators that we compare ourselves with, each set up by its starter, with the same pages and sidebars.
import {cpSync, mkdirSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {home, pagesOf} from './pages.mjs';
import {bench, root, work} from './paths.mjs';
import {run} from './run.mjs';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./pages.mjs').Section} Section */
/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} content the folder of its pages
 * @property {string} files the folder of what is served unchanged
 * @property {string} output the folder of the built site
 * @property {string[]} build
 * @property {(route: string) => string} address
 */

/** @type {Peer[]} */
export const peers = [
  {
    name: 'docusaurus',
    content: 'docs',
    files: 'static',
    output: 'build',
    build: [path.join(bench, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    address: (route) => route,
  },
  {
    name: 'starlight',
    content: 'src/content/docs',
    files: 'public',
    output: 'dist',
    build: [path.join(bench, 'node_modules/astro/astro.js'), 'build'],
    address: (route) => (route.endsWith('/') ? route : `${route}/`),
  },
];

/** @param {Peer} peer @param {Page[]} pages */
function writerOf(peer, pages) {
  const routes = new Set(pages.map(({route}) => route));
  /** @param {string} text */
  const withAddresses = (text) =>
    text.replace(/\]\((\/[^)#\s]*)(#[^)\s]*)?\)/g, (_, /** @type {string} */ route, /** @type {string} */ hash = '') =>
      // Links to pages that the peers do not have become external links.
      routes.has(route) ? `](${peer.address(route)}${hash})` : `](https://example.com${route})`,
    );
  /** @param {Page} page */
  return ({title, description, text}) => {
    const head = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
    return `${head}${description}\n\n${withAddresses(text)}`;
  };
}

/** @param {Peer} peer @param {string} set */
export function outputOf(peer, set) {
  return path.join(work, set, peer.name, peer.output);
}

/** @param {string} file @param {unknown} data */
function writeJson(file, data) {
  writeFileSync(file, JSON.stringify(data));
}

/** What a menu needs. @param {Section} section @param {boolean} collapsed @returns {object} */
function menuOf({label, pages, groups = []}, collapsed) {
  const links = pages.map(({route, title}) => ({route, title}));
  return {label, collapsed, pages: links, groups: groups.map((group) => menuOf(group, true))};
}

/** @param {Peer} peer @param {string} folder @param {Section[]} sections */
export function writePeer(peer, folder, sections) {
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(bench, 'peers', peer.name), folder, {recursive: true});
  cpSync(path.join(root, 'static/img/favicon.svg'), path.join(folder, peer.files, 'favicon.svg'));
  const pages = [home(), ...pagesOf(sections)];
  const write = writerOf(peer, pages);
  for (const page of pages) {
    const file = path.join(folder, peer.content, `${page.route === '/' ? 'index' : page.route}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, write(page));
  }
  writeJson(
    path.join(folder, 'sections.json'),
    sections.map((section) => menuOf(section, false)),
  );
  // The template uses the site's version of React, so that the comparison of scripts is about the sites.
  const react = ['react', 'react-dom'].map((name) => [name, realpathSync(path.join(root, 'node_modules', name))]);
  writeJson(path.join(folder, 'react.json'), Object.fromEntries(react));
}

/** @param {Peer} peer @param {string} folder */
export function buildPeer(peer, folder) {
  return run(peer.build, folder);
}
