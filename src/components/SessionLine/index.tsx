import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type {Moment} from '@site/src/site/momentNames';
import {moments} from '@site/src/site/moments';
import styles from './styles.module.css';

/** The moments that a page is for: its own `moment`, or that of its entry or group in the sidebar. */
function useMoments(): Moment[] {
  const {metadata, frontMatter} = useDoc();
  const sidebar = useDocsSidebar();
  const {moment: own} = frontMatter as {moment?: Moment | Moment[]};
  const isThis = (item: PropSidebarItem) => item.type === 'link' && item.docId === metadata.id;
  const entry = sidebar?.items.find((item) => isThis(item) || (item.type === 'category' && item.items.some(isThis)));
  return [own ?? (entry?.customProps?.moment as Moment | undefined) ?? []].flat();
}

/** The line of a session under a title, with a square where the page belongs. Its words lead to the others. */
export default function SessionLine(): ReactNode {
  const here = useMoments();
  if (here.length === 0) {
    return null;
  }
  const about = here.map((moment) => moments[moment].about).join(', ');
  return (
    <nav
      className={styles.line}
      aria-label={translate({id: 'site.moment.line', message: 'This page is about: {about}'}, {about})}
      data-moments={here.join(' ')}
      data-not-text="">
      <ul>
        {Object.entries(moments).map(([name, {label, to, className}]) => (
          <li key={name} className={className}>
            <Link to={to} aria-current={here.includes(name as Moment) ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
