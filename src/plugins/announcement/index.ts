import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Runs before the first paint. The theme's own script looks into localStorage whatever the storage is, and keeps
 * a new announcement hidden until React has noticed its id: both move the page later.
 */
function beforePaint({type, namespace}: LoadContext['siteStorage'], id: string): string {
  const key = (name: string) => JSON.stringify(`docusaurus.announcement.${name}${namespace}`);
  return `(function(){var dismissed=false;try{var s=window[${JSON.stringify(type)}];dismissed=s.getItem(${key('dismiss')})==='true'&&s.getItem(${key('id')})===${JSON.stringify(id)}}catch(e){}document.documentElement.setAttribute('data-announcement-bar-initially-dismissed',dismissed)})();`;
}

export default function announcementPlugin(
  {siteStorage}: LoadContext,
  {announcementId}: {announcementId: string},
): Plugin {
  return {
    name: 'announcement',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: beforePaint(siteStorage, announcementId)}],
    }),
  };
}
