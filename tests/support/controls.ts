import {load} from 'cheerio';
import {copiesCode, earlyControl, searchEntry} from '../../src/protocol';
import {addressOf, builtHtmlFiles, readBuilt} from './site';

/** A kind of early control, with a page that has one. */
export type Control = {kind: string; name: string; page: string; selector: string};

const all = 'button, [role="tab"], [role="button"], [role="switch"], summary[role]';

function kindOf(attributes: Record<string, string>): string {
  if (attributes.role === 'tab') {
    return 'tab';
  }
  const known = ['popovertarget', searchEntry, copiesCode].find((name) => name in attributes);
  return attributes[earlyControl] ?? known ?? 'unknown';
}

function selectorOf(kind: string, attributes: Record<string, string>, text: string): string {
  if (kind === 'tab') {
    return '[role="tab"][aria-selected="false"]';
  }
  const label = attributes['aria-label'];
  return `button${label === undefined ? `:has-text("${text}")` : `[aria-label="${label}"]`}`;
}

/** One control of each kind and name in the site; of the tabs, one that is not selected. */
export function controlsOfTheSite(): Control[] {
  const found = new Map<string, Control>();
  for (const file of builtHtmlFiles()) {
    const $ = load(readBuilt(file));
    for (const element of $(all).get()) {
      const attributes = $(element).attr() ?? {};
      const kind = kindOf(attributes);
      const text = $(element).text();
      const name = attributes['aria-label'] ?? text;
      const key = kind === 'tab' ? kind : `${kind} ${name}`;
      if (!found.has(key) && attributes['aria-selected'] !== 'true') {
        found.set(key, {kind, name, page: addressOf(file), selector: selectorOf(kind, attributes, text)});
      }
    }
  }
  return [...found.values()];
}
