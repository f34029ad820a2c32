// Ejected from Logo @3.10.2. Change: the mark is drawn in the page, so it follows the colour mode without a request.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import Mark from '@site/src/components/Mark';
import styles from './styles.module.css';

export default function Logo({imageClassName, titleClassName, ...linkProps}: Props): ReactNode {
  const {navbar} = useThemeConfig();
  return (
    <Link to="/" {...linkProps}>
      <span className={imageClassName}>
        <Mark className={styles.mark} />
      </span>
      <b className={titleClassName}>{navbar.title}</b>
    </Link>
  );
}
