// Packs the sections into a small file, in which data that the sections of a page share is written once.
import type {Area, Section} from './section';

/** A part of a page: id, title, index of the parent heading (-1: the page), text. */
type PackedPart = [id: string, title: string, above: number, text: string];
export type PackedPage = [area: Area, address: string, title: string, names: string, text: string, parts: PackedPart[]];

/** The data that the worker loads. */
export type SearchData = {pages: PackedPage[]; meanings: Record<string, string[]>};

function packPage([page, ...parts]: [Section, ...Section[]]): PackedPage {
  const rows = new Map<string, number>();
  const packed = parts.map(({address, title, above, text}, row): PackedPart => {
    const trail = [...above, title].join('\n');
    const parent = rows.get(above.join('\n')) ?? -1;
    rows.set(trail, row);
    return [address.slice(page.address.length + 1), title, parent, text];
  });
  return [page.area, page.address, page.title, (page.names ?? []).join(' '), page.text, packed];
}

export function pack(pages: [Section, ...Section[]][]): PackedPage[] {
  return pages.map(packPage);
}

function unpackPage([area, address, title, names, text, parts]: PackedPage): Section[] {
  const trails: string[][] = [];
  const sections = parts.map(([id, heading, parent, words], row): Section => {
    const above = trails[parent] ?? [title];
    trails[row] = [...above, heading];
    return {area, address: `${address}#${id}`, title: heading, above, text: words};
  });
  return [{area, address, title, above: [], names: [names], text}, ...sections];
}

export function unpack(pages: PackedPage[]): Section[] {
  return pages.flatMap(unpackPage);
}

/** The file comes from the same build and its name is a content hash, so a look at its outer structure is enough. */
function isData(value: unknown): value is SearchData {
  return typeof value === 'object' && value !== null && 'meanings' in value && 'pages' in value;
}

export function readData(text: string): SearchData {
  const data: unknown = JSON.parse(text);
  if (!isData(data)) {
    throw new Error('This is not the text of the search');
  }
  return data;
}
