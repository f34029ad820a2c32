import {createHash} from 'node:crypto';
import {load, type CheerioAPI} from 'cheerio';
import {isTag, type Element} from 'domhandler';
import {heldStyles} from '../../early/names';
import type {InlineHashes} from '../../site/policy';

/** Read by programs and never run, so that no policy looks at them. */
const dataTypes = ['application/json', 'application/ld+json'];

function start(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)} …` : text;
}

/** What the browser may fetch ahead. It runs nothing, yet the policy speaks of it as of a script. */
const rules = '[type="speculationrules"]';

/** Where the build itself puts them: the early script first in the body, the styles before the name of the whole sheet. */
function isExpected($: CheerioAPI, element: Element): boolean {
  if ($(element).is(rules)) {
    return $(element).is('head > script');
  }
  return element.name === 'script'
    ? $(element).is('body > script') && $(element).prevAll('script').length === 0
    : $(element).nextAll(':not(style)').first().is(`meta[name="${heldStyles}"]`);
}

function attributeFaults({name: tag, attribs}: Element): string[] {
  return Object.entries(attribs).flatMap(([name, value]) => {
    const text = `<${tag} ${name}="${start(value)}">`;
    if (name === 'style') {
      return [`a style attribute: ${text}. Give the element a class.`];
    }
    if (name.startsWith('on')) {
      return [`an inline event handler: ${text}. Listen in a script.`];
    }
    return /^\s*javascript:/i.test(value) ? [`an address that is a script: ${text}. Use a button.`] : [];
  });
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export type Inline = {script: string | undefined; hashes: InlineHashes; faults: string[]};

/** What runs and styles from within a page, and what of it nobody expects there. */
export function readInline(html: string): Inline {
  const $ = load(html);
  const texts = $('script:not([src]), style')
    .get()
    .filter(({attribs}) => !dataTypes.includes(attribs.type ?? ''));
  const unexpected = texts.filter((element) => !isExpected($, element));
  const textsOf = (selector: string) =>
    $(texts)
      .filter(selector)
      .get()
      .map((element) => $(element).text());
  const [script] = textsOf(`script:not(${rules})`);
  return {
    script,
    hashes: {scripts: textsOf('script').map(hashOf), styles: textsOf('style').map(hashOf)},
    faults: [
      ...unexpected.map(
        (element) =>
          `an inline ${element.name}: ${start($(element).text())}. Put it into a file of its own, or into src/early or src/css.`,
      ),
      ...$('*').get().filter(isTag).flatMap(attributeFaults),
    ],
  };
}
