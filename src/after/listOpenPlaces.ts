import {logger} from '@docusaurus/logger';
import {openPlaces} from '../site/links';

/** Lists the outside addresses that the owner has not confirmed yet. */
export function listOpenPlaces(): void {
  const open = openPlaces().map(({label}) => label);
  if (open.length > 0) {
    logger.info(`Outside addresses still open, see src/site/links.ts: ${open.join(', ')}.`);
  }
}
