import {readdirSync, statSync, utimesSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Lets `npm start` follow src/site. The framework reads the configuration again when its own file changes, and does not
 * look at what that imports.
 */
export default function followFacts({siteConfigPath}: LoadContext): Plugin {
  return {
    name: 'follow-facts',
    getPathsToWatch: () => ['src/site/*.ts'],
    loadContent() {
      const changes = readdirSync('src/site').map((name) => statSync(`src/site/${name}`).mtimeMs);
      const isStarted = process.env.NODE_ENV === 'development';
      if (isStarted && Math.max(...changes) > statSync(siteConfigPath).mtimeMs) {
        utimesSync(siteConfigPath, new Date(), new Date());
      }
    },
  };
}
