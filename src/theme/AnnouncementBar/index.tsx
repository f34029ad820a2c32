// Ejected from AnnouncementBar @3.10.2. Change: a named region with colours from our tokens; upstream's is
// a second banner with inline colours. State and keys are upstream's.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import {pressedEarly} from '@site/src/protocol';
import styles from './styles.module.css';

/**
 * Sets the same attribute as the script before the first paint. It also works without storage, and when React renders
 * the layout again.
 */
function hideForThisVisit(): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
}

export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) {
    return null;
  }
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      aria-label={translate({id: 'announcement.label', message: 'Announcement'})}>
      <AnnouncementBarContent />
      <AnnouncementBarCloseButton
        {...pressedEarly('announcement')}
        onClick={() => {
          hideForThisVisit();
          close();
        }}
        className={styles.close}
      />
    </section>
  );
}
