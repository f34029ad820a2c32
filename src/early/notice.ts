import {earlyAnswer, type EarlyAnswer} from './names';

/** Says, without React, that the page can be read but not all of it works, and offers to load it again. */
export function showNotice(): void {
  if (document.querySelector('.theme-load-notice')) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = 'theme-load-notice';
  notice.role = 'alert';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.setAttribute(earlyAnswer, 'retry' satisfies EarlyAnswer);
  notice.append('A part of this page could not be loaded. You can read it and follow its links. ', retry);
  document.body.append(notice);
}
