import type {AtRule} from 'postcss';
import {mediaNames} from '../site/media';

/** Puts media queries in place of their names. */
export const withMedia = {
  postcssPlugin: 'with-media',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params.replace(/\(--[^)]*\)/g, (name) => {
        const query = mediaNames[name];
        if (query === undefined) {
          throw rule.error(`No media query is called ${name}. Names: ${Object.keys(mediaNames).join(', ')}.`);
        }
        return query;
      });
    },
  },
};
