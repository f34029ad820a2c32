// Ejected from Details @3.10.2. Change: a native details that opens without script, by a link into it and on paper;
// src/page/details.ts moves its height. Upstream hides the content from all three. Static.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Details';

const untitled = translate({id: 'site.details.untitled', message: 'Details'});

export default function Details({summary = untitled, children, className, ...props}: Props): ReactNode {
  return (
    <details {...props} className={clsx('siteDetails', className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
