import {logger} from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import type {OutsideLinks} from '../../../site/links';
import type {ContactPlace} from '../model/place';

function toPlace({label, purpose, anchor, href, isOpen}: OutsideLinks[keyof OutsideLinks]): ContactPlace {
  return {label, purpose, anchor, address: isOpen ? null : href};
}

/**
 * Lists unconfirmed outside addresses at every build, and says how to set them. The contact page gets all places, other
 * pages only the one that the footer shows outside its columns. The addresses are no options of the plugin, because the
 * framework sends those to every reader.
 */
export function outsideLinks(links: OutsideLinks): () => Plugin {
  return () => ({
    name: 'outside-links',
    loadContent() {
      const open = Object.values(links).filter(({isOpen}) => isOpen);
      if (open.length > 0) {
        const list = open.map(({label, variable}) => `${label} (${variable})`).join(', ');
        logger.info(
          `Outside addresses still open: ${list}. Links to them lead to the contact page or are left out. Set them in src/site/links.ts.`,
        );
      }
    },
    async contentLoaded({actions}) {
      const {label, href} = links.codeHost;
      actions.setGlobalData({label, href});
      await actions.createData('places.json', Object.values(links).map(toPlace));
    },
  });
}
