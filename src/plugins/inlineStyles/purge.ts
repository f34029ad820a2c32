import {PurgeCSS} from 'purgecss';
import type {Used} from './used';

/** A list in `:is(…)` holds single names only: PurgeCSS cannot read a combinator in it, and would drop the rule. */
export async function purge(css: string, {tags, classes, ids, attributes, values}: Used): Promise<string> {
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
    css: [{raw: css}],
    variables: true,
    keyframes: true,
  });
  if (!result) {
    throw new Error(
      'PurgeCSS could not read the style sheet of this build. Look at what src/css and components write.',
    );
  }
  return result.css;
}
