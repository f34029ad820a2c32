import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {elementsOf} from '../../build/builtHtml';
import {hashOf, inlineScripts} from './inlineScripts';

/** The attribute by which an element loads something or sends something, and the directive that decides about it. */
const loading: Record<string, {attribute: string; directive: string} | undefined> = {
  audio: {attribute: 'src', directive: 'media-src'},
  form: {attribute: 'action', directive: 'form-action'},
  iframe: {attribute: 'src', directive: 'frame-src'},
  img: {attribute: 'src', directive: 'img-src'},
  script: {attribute: 'src', directive: 'script-src'},
  video: {attribute: 'src', directive: 'media-src'},
};

/** What such a part usually needs besides, which the build cannot see. */
const besides: Record<string, string> = {
  'script-src': `Such a script usually needs its hosts in 'connect-src' too, and in 'img-src', 'style-src' or 'frame-src' for what it shows.`,
  'style-src': `Such a style sheet usually needs the host of its fonts in 'font-src' too.`,
  'frame-src': `Such a frame usually needs "fullscreen" and another "Referrer-Policy" in src/site/headers.ts too.`,
};

/** A part of a page that the policy blocks, and the source that would let it in. */
type Blocked = {element: Element; directive: string; source: string};

function allows(sources: string, address: URL, url: string): boolean {
  const known: Record<string, boolean> = {"'self'": address.origin === new URL(url).origin, '*': true};
  return sources.split(' ').some((source) => known[source] ?? [address.protocol, address.origin].includes(source));
}

function foreignPart(element: Element, policy: Record<string, string>, url: string): Blocked[] {
  const {name, attribs} = element;
  const isSheet = name === 'link' && attribs.rel === 'stylesheet';
  const load = isSheet ? {attribute: 'href', directive: 'style-src'} : loading[name];
  const value = load && attribs[load.attribute];
  if (!value) {
    return [];
  }
  const address = new URL(value, url);
  const sources = policy[load.directive] ?? policy['default-src'] ?? '*';
  return allows(sources, address, url) ? [] : [{element, directive: load.directive, source: address.origin}];
}

/** The parts of a page that this policy blocks, for a site at `url`. */
export function blockedParts($: CheerioAPI, policy: Record<string, string>, url: string): Blocked[] {
  const isAllowed = (text: string) => policy['script-src']?.includes(hashOf(text));
  const scripts = inlineScripts($).flatMap((element): Blocked[] => {
    const text = $(element).text();
    return isAllowed(text) ? [] : [{element, directive: 'script-src', source: `'${hashOf(text)}'`}];
  });
  const others = elementsOf($).flatMap((element): Blocked[] => {
    const [, handler] = Object.entries(element.attribs).find(([name]) => name.startsWith('on')) ?? [];
    return handler !== undefined && !isAllowed(handler)
      ? [{element, directive: 'script-src', source: `'unsafe-hashes' '${hashOf(handler)}'`}]
      : foreignPart(element, policy, url);
  });
  return [...scripts, ...others];
}

/** What the author of a blocked part can do. */
export function sentenceFor(
  $: CheerioAPI,
  {element, directive, source}: Blocked,
  policy: Record<string, string>,
): string {
  const sources = (policy[directive] ?? "'self'").replace("'none'", '').trim();
  const line = `'${directive}': "${`${sources} ${source}`.trim()}"`;
  const part = $.html($(element)).slice(0, 200);
  return [
    `the security policy blocks ${part}`,
    `Link to it instead, or use a file of this site, such as a feature's script for src/script.`,
    `To allow it on every page, write ${line} in src/site/policy.ts.`,
    besides[directive] ?? '',
  ]
    .join('\n  ')
    .trim();
}
