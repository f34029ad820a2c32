import {readFileSync} from 'node:fs';
import type {OpenPage} from '../../src/features/outsideMedia/model/pages';

const pages = JSON.parse(readFileSync('.docusaurus/outside-media/default/pages.json', 'utf8')) as OpenPage[];

/** The hosts that the page at this path allows, according to the last build. */
export function hostsAllowedAt(pathname: string): string[] {
  return pages.find(({permalink}) => permalink === pathname)?.hosts ?? [];
}

export function hostsAllowedAnywhere(): string[] {
  return [...new Set(pages.flatMap(({hosts}) => hosts))];
}
