import {createHash} from 'node:crypto';

/** The hash in the form that policies use. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** An inline script or style. Data for programs, such as `application/ld+json`, is never run. */
const inline = /<(script|style)\b(?![^>]*(?:\ssrc=|\stype="?application\/))[^>]*>([^]*?)<\/\1>/g;

/** The inline scripts of a page. */
export function readScripts(html: string): string[] {
  return [...html.matchAll(inline)].filter(([, name]) => name === 'script').map(([, , text = '']) => text);
}

/** Which directive decides about what an element loads or does, by its attribute. */
const directives: {elements: RegExp; attribute: string; directive: string}[] = [
  {elements: /^<(?:iframe|frame)\b/, attribute: 'src', directive: 'frame-src'},
  {elements: /^<(?:audio|video|source|track)\b/, attribute: 'src', directive: 'media-src'},
  {elements: /^<(?:img|input)\b/, attribute: 'src', directive: 'img-src'},
  {elements: /^<script\b/, attribute: 'src', directive: 'script-src'},
  {elements: /^<link\b.*\brel="?stylesheet/, attribute: 'href', directive: 'style-src'},
  {elements: /^<embed\b/, attribute: 'src', directive: 'object-src'},
  {elements: /^<object\b/, attribute: 'data', directive: 'object-src'},
  {elements: /^<form\b/, attribute: 'action', directive: 'form-action'},
];

const handler = /\son[a-z]+=/;

function allows(sources: string, address: string, url: string): boolean {
  const {protocol, origin} = new URL(address, url);
  const known: Record<string, boolean> = {"'self'": origin === new URL(url).origin, '*': true};
  return sources.split(' ').some((source) => known[source] ?? [protocol, origin].includes(source));
}

export type Fault = {element: string; directive: string; source: string};

/** The elements of a page that the policy blocks, for a site at `url` whose directives have these sources. */
export function readFaults(html: string, sources: Record<string, string>, url: string): Fault[] {
  const tags: string[] = html.replace(inline, '').match(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/g) ?? [];
  return tags.flatMap((element): Fault[] => {
    const bare = element.replace(/=(?:"[^"]*"|'[^']*')/g, '=');
    if (handler.test(bare) && !sources['script-src']?.includes("'unsafe-inline'")) {
      return [{element, directive: 'script-src', source: "'unsafe-inline'"}];
    }
    const {attribute = '', directive = ''} = directives.find(({elements}) => elements.test(element)) ?? {};
    const [, ...values] = new RegExp(`\\s${attribute}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`).exec(element) ?? [];
    const address = directive && values.find(Boolean);
    return address && !allows(sources[directive] ?? "'self'", address, url)
      ? [{element, directive, source: new URL(address, url).origin}]
      : [];
  });
}
