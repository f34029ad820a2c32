import {logger} from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {openPlaces} from '../site/links';

/** Lists the outside addresses that the owner has not confirmed yet, at every build. */
export function listOpenPlaces(): Plugin {
  return {
    name: 'open-places',
    loadContent() {
      const open = openPlaces().map(({label}) => label);
      if (open.length > 0) {
        logger.info(`Outside addresses still open, see src/site/links.ts: ${open.join(', ')}.`);
      }
    },
  };
}
