import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Step} from './afterBuild';

/** The parts of the theme in a folder, with their files. */
function partsIn(folder: string): Map<string, string> {
  const files = Globby.sync('**/*.{js,jsx,ts,tsx}', {cwd: folder, ignore: ['**/*.d.ts']});
  return new Map(files.map((file) => [file.replace(/(?:\/index)?\.\w+$/, ''), path.join(folder, file)]));
}

/** Stops the build at a plugin whose part of the theme is never shown, because src/theme has one of that name. */
export const checkThemes: Step = ({plugins, siteDir}) => {
  const own = partsIn(path.join(siteDir, 'src/theme'));
  for (const {name, path: folder, getThemePath} of plugins) {
    const themePath = name === 'docusaurus-theme-classic' ? undefined : getThemePath?.();
    const parts = themePath === undefined ? [] : partsIn(path.resolve(folder, themePath)).keys();
    for (const part of parts) {
      const file = own.get(part);
      // A wrap shows what it wraps.
      if (file !== undefined && !readFileSync(file, 'utf8').includes(`'@theme-original/${part}'`)) {
        throw new Error(
          `The ${part} of ${name} is never shown, because this site has its own: leave the plugin out, or delete src/theme/${part} and its row in src/theme/README.md.`,
        );
      }
    }
  }
};
