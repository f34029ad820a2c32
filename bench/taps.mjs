// Taps each control that needs no React, 300 ms after the first paint on a slow phone, and says whether it worked.
import path from 'node:path';
import {launch} from './lib/browser.mjs';
import {slowConnection} from './lib/connection.mjs';
import {routes, selectors} from './lib/ourPages.mjs';
import {root} from './lib/paths.mjs';
import {slowNetwork, visit, wait} from './lib/phone.mjs';
import {serve} from './lib/server.mjs';

const {wiki, operation, testPage} = routes;
const {menuButton, openMenu, colourMode, search, searchDialog, closeAnnouncement} = selectors;
const {dismissed, contents, details, tab, copy, form} = selectors;
const attempts = 3;
const patience = 1500;

/** Control → its page, what is tapped, and what the page has after that. @type {Record<string, [string, string, string]>} */
const taps = {
  menu: [wiki, menuButton, openMenu],
  'colour mode': [wiki, colourMode, 'html[data-theme=dark]'],
  search: [wiki, search, `${searchDialog}[open]`],
  announcement: [wiki, closeAnnouncement, dismissed],
  contents: [wiki, `${contents} > summary`, `${contents}[open]`],
  details: [testPage, `${details} > summary`, `${details}[open]`],
  tab: [testPage, tab, `${tab}[aria-selected=true]`],
  // Without permission to copy, the page says so.
  copy: [testPage, copy, '[data-copied], .said'],
  form: [operation, `${form} > summary`, `${form}[open]`],
};

const connection = slowConnection(slowNetwork);
const browser = await launch();
const server = await serve(path.join(root, 'build'), connection);
try {
  for (const [control, [route, tapped, shown]] of Object.entries(taps)) {
    const results = [];
    while (results.length < attempts) {
      const hasWorked = await visit(browser, server.origin + route, async (phone) => {
        await phone.firstPaint();
        await wait(300);
        if (tapped === colourMode) {
          await phone.tap(menuButton);
          await phone.appears(openMenu, patience);
        }
        await phone.tap(tapped);
        return phone.appears(shown, patience);
      });
      results.push(hasWorked ? 'ok' : 'no');
    }
    console.log(`${control}: ${results.join(' ')}`);
  }
} finally {
  await browser.close();
  connection.close();
  server.close();
}
