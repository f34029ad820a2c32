// Ejected from Details @3.10.2. Change: a native details, which opens without a script, by a link into it and on paper.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

const untitled = translate({id: 'light.details.untitled', message: 'Details'});

export default function Details({summary = untitled, children, className, ...props}: Props): ReactNode {
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
