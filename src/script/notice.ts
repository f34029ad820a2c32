import type {HtmlTagObject} from '@docusaurus/types';

export const noticeId = 'site-part-missing';

/** What a page says if a part of it does not come, hidden until then. */
export function hiddenNotice(isReadable: boolean): HtmlTagObject {
  const text = `This site did not load properly.${isReadable ? ' You can still read this page.' : ''}`;
  return {
    tagName: 'div',
    attributes: {id: noticeId, class: 'site-notice', role: 'alert', 'data-not-text': '', hidden: true},
    innerHTML: `${text} <button type="button" class="button button--primary button--sm" data-site-retry>Retry</button>`,
  };
}
