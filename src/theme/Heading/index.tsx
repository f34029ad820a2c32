// Ejected from Heading @3.10.2. Change: the link to a heading stands beside it; upstream's is read as a part of it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import styles from './styles.module.css';

export default function Heading({as: As, id, className, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const heading = typeof children === 'string' ? children : id;
  const label = translate({id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'}, {heading});
  return (
    <>
      {/* The framework finds the headings of its contents list by `anchor`. */}
      <As {...props} className={clsx('anchor', className)} id={id}>
        {children}
      </As>
      <Link className={clsx('hash-link', styles.link)} to={`#${id}`} aria-label={label} data-not-text="">
        #
      </Link>
    </>
  );
}
