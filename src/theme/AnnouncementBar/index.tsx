// Ejected from AnnouncementBar @3.10.2. Change: a named region, while upstream's is a second banner. The link of the
// site's announcement leads to its page wherever the site is, and the build checks it.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import {announcement} from '@site/src/site/announcement';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar: bar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  return (
    bar &&
    isActive && (
      <section
        style={{backgroundColor: bar.backgroundColor, color: bar.textColor}}
        className="theme-announcement-bar"
        data-not-text=""
        aria-label={translate({id: 'site.announcement.label', message: 'Announcement'})}>
        <span dangerouslySetInnerHTML={{__html: bar.content}} />{' '}
        {bar.id === announcement.id && <Link to={announcement.link.to}>{announcement.link.label}</Link>}
        {bar.isCloseable && <CloseButton onClick={close} />}
      </section>
    )
  );
}
