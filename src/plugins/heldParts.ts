import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {matchRoutes, type RouteConfig as Route} from 'react-router-config';
import {heldParts, heldScripts} from '../early/names';
import {partsOf, pathOf} from '../site/routeParts';
import {readParts} from './lightScripts/parts';
import {candidates} from './quickRoutes/candidates';

type Listed = Parameters<typeof partsOf>[1];

/** What the bundler tells of what it has made. */
type Made = {namedChunkGroups: ReadonlyMap<string, {getFiles: () => readonly string[]}>};
type Bundler = {hooks: {afterEmit: {tap: (name: string, act: (made: Made) => void) => void}}};

/** As the router sees it. */
function toRoute({path: address, exact, routes}: RouteConfig): Route {
  return {path: address, ...(exact !== undefined && {exact}), ...(routes && {routes: routes.map(toRoute)})};
}

function byPath(listed: Listed): Map<string, Listed> {
  const sorted = new Map<string, Listed>();
  for (const one of listed) {
    const address = pathOf(one[0]);
    sorted.set(address, [...(sorted.get(address) ?? []), one]);
  }
  return sorted;
}

/**
 * Knows which scripts hold the parts of a page. The page names them, so that they come together with the scripts that would
 * ask for them, and not a round trip after these.
 */
export class HeldParts {
  private files = new Map<string, readonly string[]>();

  constructor(private readonly context: LoadContext) {}

  readonly listener = {
    apply: ({hooks}: Bundler): void => {
      hooks.afterEmit.tap('held-parts', ({namedChunkGroups}) => {
        this.files = new Map([...namedChunkGroups].map(([name, group]) => [name, group.getFiles()]));
      });
    },
  };

  /** Tells the addresses by the file of a page. */
  filesByPage(all: RouteConfig[]): (file: string) => string[] {
    const {baseUrl, generatedFilesDir} = this.context;
    const {digits} = readParts(generatedFilesDir);
    const names = readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
    const listed = byPath(Object.entries(JSON.parse(names) as Record<string, Listed[number][1]>));
    const routes = all.map(toRoute);
    return (file) => {
      const address = baseUrl + file.replace(/(?:(?<=^|\/)index)?\.html$/, '');
      const matches = matchRoutes(candidates(routes, address), address);
      const parts = matches.flatMap(({route}) => partsOf(route, listed.get(String(route.path)) ?? []));
      const files = parts.flatMap((part) => this.files.get(part.slice(0, digits)) ?? []);
      return [...new Set(files)].filter((one) => one.endsWith('.js')).map((one) => baseUrl + one);
    };
  }
}

/** Only a page that holds its scripts back holds back its parts. */
export function withParts(html: string, addresses: string[]): string {
  return addresses.length === 0
    ? html
    : html.replace(
        new RegExp(`(?=<meta name="?${heldScripts}"?)`),
        `<meta name="${heldParts}" content="${addresses.join(' ')}">`,
      );
}
