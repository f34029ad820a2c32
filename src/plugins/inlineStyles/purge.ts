import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Used} from './used';

function changeSelectors(css: string, change: (selector: string) => string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.selector = change(rule.selector);
  });
  return sheet.toString();
}

/** PurgeCSS drops what names nothing but states, such as `:target`, unless it says that it is for all elements. */
function nameAll(css: string): string {
  return changeSelectors(css, (selector) => selector.replace(/(?<=^|[(,]\s*)(?=:(?!root))/g, '*'));
}

function unnameAll(css: string): string {
  return changeSelectors(css, (selector) => selector.replaceAll('*:', ':'));
}

type Purged = (used: Used) => Promise<string>;

/**
 * Reads a style sheet, to tell of any number of kinds of pages what each can use of it. A list in `:is(…)` holds single
 * names only: PurgeCSS cannot read a combinator in it, and would drop the rule.
 */
export function purge(css: string): Purged {
  const raw = nameAll(css);
  return async ({tags, classes, ids, attributes, values}) => {
    const names = {
      tags: [...tags],
      classes: [...classes],
      ids: [...ids],
      attributes: {names: [...attributes], values: [...values]},
      undetermined: [],
    };
    const [result] = await new PurgeCSS().purge({
      content: [{raw: '', extension: 'used'}],
      extractors: [{extensions: ['used'], extractor: () => names}],
      css: [{raw}],
      variables: true,
      keyframes: true,
    });
    if (!result) {
      throw new Error(
        'PurgeCSS could not read the style sheet of this build. Look at what src/css and components write.',
      );
    }
    return unnameAll(result.css);
  };
}
