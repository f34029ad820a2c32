import {logger} from '@docusaurus/logger';
import {openPlaces} from '../site/links';
import type {Step} from './afterBuild';

/** Lists the outside addresses that the owner has not confirmed yet. */
export const listOpenPlaces: Step = () => {
  const open = openPlaces().map(({label}) => label);
  if (open.length > 0) {
    logger.info(`Outside addresses still open, see src/site/links.ts: ${open.join(', ')}.`);
  }
};
