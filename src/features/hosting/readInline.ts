// Names of the parser's events. cspell:ignore onopentag ontext onclosetag
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import type {InlineHashes} from '../../site/policy';

/** Data for programs. It is never run, so policies ignore it. */
const dataTypes = ['application/json', 'application/ld+json'];

/** The hash in the form that policies use. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function attributeFault(tag: string, attributes: Record<string, string>): string[] {
  return Object.keys(attributes)
    .filter((name) => name === 'style' || name.startsWith('on'))
    .map((name) => `<${tag} ${name}="${attributes[name]}">`);
}

/** The hashes of a page's inline scripts and styles, and the attributes that no policy with hashes allows. */
export function readInline(html: string): InlineHashes & {faults: string[]} {
  const [scripts, styles, faults]: [string[], string[], string[]] = [[], [], []];
  let inside: string[] | undefined;
  let text = '';
  new Parser({
    onopentag: (tag, attributes) => {
      faults.push(...attributeFault(tag, attributes));
      const isScript = tag === 'script' && !('src' in attributes) && !dataTypes.includes(attributes.type ?? '');
      inside = isScript ? scripts : tag === 'style' ? styles : undefined;
      text = '';
    },
    ontext: (part) => {
      text += part;
    },
    onclosetag: () => {
      inside?.push(hashOf(text));
      inside = undefined;
    },
  }).end(html);
  return {scripts, styles, faults};
}
