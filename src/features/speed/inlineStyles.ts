import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {elementsOf, isLight} from '../../build/builtHtml';
import {placeOf, type PageChange} from '../../build/onPages';
import {propertiesIn} from './constants';
import {narrow} from './narrow';

/** Words of scripts that are elements and roles there. The framework has large classes of the same names. */
const noClasses = ['alert', 'button', 'close', 'details', 'table'];

/** What scripts may add: every word in them that is not called, and the attribute that is so named in `dataset`. */
function wordsOf(script: string): string[] {
  const words: string[] = script.match(/[\w-]+(?![\w-]|\()/g) ?? [];
  return words.flatMap((word) => [
    word,
    `data-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ...(noClasses.includes(word) ? [] : [`.${word}`]),
  ]);
}

/** The tags, classes (after a dot), ids, attributes and custom properties of a page, with what its inline scripts may add. */
export function namesIn($: CheerioAPI): string[] {
  const ofElements = elementsOf($).flatMap(({name, attribs}) => {
    const {class: classes = '', id = ''} = attribs;
    const drawn = Object.values(attribs).filter((value) => value.includes('--'));
    const ofClasses = classes.split(/\s+/).map((one) => `.${one}`);
    return [name, id, ...Object.keys(attribs), ...ofClasses, ...drawn.flatMap(propertiesIn)];
  });
  const ofScripts = $('script:not([src])')
    .get()
    .flatMap((script) => wordsOf($(script).text()));
  return [...ofElements, ...ofScripts];
}

/** Writes the styles that a light page can use into it, so that it is painted without a second request. */
export const inlineStyles: PageChange = ({outDir, baseUrl, plugins}) => {
  // The framework makes one sheet.
  const sheetLink = `link[rel=stylesheet][href^="${baseUrl}assets/"]`;
  let styles: ReturnType<typeof narrow> | undefined;
  // The scripts of the layer and of the site.
  const scripts = plugins.map(({content}) => (content as {script?: unknown} | undefined)?.script);
  const added = scripts.filter((script) => typeof script === 'string').flatMap(wordsOf);
  return {
    change(page) {
      const {$} = page;
      if (!isLight($)) {
        return [];
      }
      const place = placeOf(page, sheetLink);
      const address = $(sheetLink).attr('href') ?? '';
      styles ??= narrow(readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'));
      return [{...place, text: `<style>${styles(new Set([...added, ...namesIn($)]))}</style>`}];
    },
  };
};
