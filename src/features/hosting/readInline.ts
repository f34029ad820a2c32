import {createHash} from 'node:crypto';
import type {InlineHashes} from '../../site/policy';

/** The hash in the form that policies use. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** An inline script or style. Data for programs, such as `application/ld+json`, is never run. */
const inline = /<(script|style)\b(?![^>]*(?:\ssrc=|\stype="?application\/))[^>]*>([^]*?)<\/\1>/g;

/** What no policy with hashes allows, or has no place on this site: a style or handler of its own, and outside media. */
const refused =
  /<[a-z][^<>]*\s(?:style|on[a-z]+)=[^<>]*>|<(?:audio|embed|iframe|object|video)\b[^<>]*>|<[a-z][^<>]*\ssrc="?(?:https?:)?\/\/[^<>]*>/g;

/** The hashes of a page's inline scripts and styles, and what the policy blocks. */
export function readInline(html: string): InlineHashes & {faults: string[]} {
  const found = [...html.matchAll(inline)];
  const hashesIn = (tag: string) => found.filter(([, name]) => name === tag).map(([, , text = '']) => hashOf(text));
  const faults = html.replace(inline, '').match(refused) ?? [];
  return {scripts: hashesIn('script'), styles: hashesIn('style'), faults};
}
