import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export type AddedPage = {file: string; address: string; text: string};

const ofDocs = 'role: both\ncertainty: undocumented\ntags: [session]';
const ofEntries = 'role: both\ncertainty: documented\ntags: [api]';
const ofPosts = 'authors: [team]\ntags: [api]';

function page(title: string, keys: string): string {
  return `---
title: ${title}
description: "${title}: a page that was added to see which lists show it."
${keys}
---

What changed.

{/* truncate */}

## More of ${title}

The rest.
`;
}

function entry(date: string, title: string, keys = ''): AddedPage {
  const address = `/changelog/emlalock/${date}`;
  return {file: `${address.slice(1)}.mdx`, address, text: page(title, `${ofEntries}${keys}`)};
}

function post(date: string, name: string, title: string, keys = ''): AddedPage {
  const address = `/blog/${date.replaceAll('-', '/')}/${name}`;
  return {file: `blog/${date}-${name}.mdx`, address, text: page(title, `${ofPosts}${keys}`)};
}

/** A page of each kind that has this key, which no list may show. */
export function hiddenPages(key: 'draft' | 'unlisted', date: string): AddedPage[] {
  const title = hiddenTitle(key);
  const name = title.toLowerCase().replaceAll(' ', '-');
  const hidden = `\n${key}: true`;
  return [
    {file: `wiki/${name}.mdx`, address: `/wiki/${name}`, text: page(title, `${ofDocs}${hidden}`)},
    entry(date, title, hidden),
    post(date, name, title, hidden),
    {file: `src/pages/${name}.mdx`, address: `/${name}`, text: page(title, hidden.trim())},
  ];
}

export function hiddenTitle(key: 'draft' | 'unlisted'): string {
  return `Kept back as ${key}`;
}

/** An entry and a post of this day, which the lists show whether it has come or not. */
export function datedPages(date: string, title: string): [AddedPage, AddedPage] {
  return [entry(date, title), post(date, 'ahead', title)];
}

export function addPages(folder: string, added: AddedPage[]): void {
  for (const {file, text} of added) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }
}
