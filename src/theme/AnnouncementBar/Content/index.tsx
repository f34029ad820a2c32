// Ejected from AnnouncementBar/Content @3.10.2. Change: text and link are data, checked when the site is built; upstream
// puts markup from the configuration into the page.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/AnnouncementBar/Content';
import {announcement} from '@site/src/site/announcement';
import styles from './styles.module.css';

export default function AnnouncementBarContent({className, ...props}: Props): ReactNode {
  const {text, link} = announcement;
  return (
    <div {...props} className={clsx(styles.content, className)}>
      {text} <Link to={link.to}>{link.label}</Link>
    </div>
  );
}
