import styles from './notice.module.css';

/** Says, without React, that the page can be read but not all of it works, and offers to load it again. */
export function showNotice(): void {
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  notice.role = 'alert';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    window.location.reload();
  });
  notice.append('A part of this page could not be loaded. You can read it and follow its links. ', retry);
  document.body.append(notice);
}
