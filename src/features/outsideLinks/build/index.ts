import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {OutsideLinks} from '../../../site/links';

/** Says at every build which outside addresses nobody has confirmed yet, and how to set them. */
export default function outsideLinksPlugin(_context: LoadContext, {links}: {links: OutsideLinks}): Plugin {
  return {
    name: 'outside-links',
    loadContent() {
      const open = Object.values(links).filter(({isOpen}) => isOpen);
      if (open.length > 0) {
        const list = open.map(({label, variable}) => `${label} (${variable})`).join(', ');
        logger.info(
          `Outside addresses still open: ${list}. Links to them lead to the main website or are left out. Set them in src/site/links.ts.`,
        );
      }
    },
    contentLoaded({actions}) {
      actions.setGlobalData(links);
    },
  };
}
