// Ejected from AnnouncementBar/CloseButton @3.10.2. Change: static, script/announcement.ts closes the bar.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import IconClose from '@theme/Icon/Close';

export default function AnnouncementBarCloseButton({className}: Props): ReactNode {
  return (
    <button
      type="button"
      data-light-dismiss=""
      className={clsx('clean-btn', className)}
      aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}>
      <IconClose width={14} height={14} />
    </button>
  );
}
