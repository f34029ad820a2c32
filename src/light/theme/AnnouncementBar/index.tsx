// Ejected from AnnouncementBar @3.10.2. Change: static, so the page script can close it before and without React; a
// named region, while upstream's is a second banner.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    announcementBar && (
      <section
        style={{backgroundColor: announcementBar.backgroundColor, color: announcementBar.textColor}}
        className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
        aria-label={translate({id: 'light.announcement.label', message: 'Announcement'})}>
        <div dangerouslySetInnerHTML={{__html: announcementBar.content}} />
        {announcementBar.isCloseable && (
          <button
            type="button"
            data-light-dismiss=""
            className="clean-btn"
            aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}>
            <IconClose width={14} height={14} />
          </button>
        )}
      </section>
    )
  );
}
