import {readFileSync} from 'node:fs';
import path from 'node:path';

export type Mode = 'light' | 'dark';

const definition = /--(?<name>[\w-]+): light-dark\((?<light>#\w+), (?<dark>#\w+)\);/g;

/** The colours of the site for places without CSS. */
export function readColours(siteDir: string): (name: string, mode: Mode) => string {
  const text = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const colours = new Map([...text.matchAll(definition)].map(({groups}) => [groups?.name, groups]));
  return (name, mode) => {
    const colour = colours.get(name)?.[mode];
    if (colour === undefined) {
      throw new Error(
        `src/css/tokens.css: no --${name}: light-dark(#…, #…); found. Write it there, or ask for a colour that is there.`,
      );
    }
    return colour;
  };
}
