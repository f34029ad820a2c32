// Ejected from Heading @3.10.2. Change: the link inside is for the mouse alone; upstream's makes screen readers say each
// heading twice. A heading in a summary has none. By keyboard the table of contents leads to the same addresses.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import styles from './styles.module.css';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      {!('data-summary' in props) && (
        <Link
          className={clsx('hash-link', styles.link)}
          to={`#${id}`}
          aria-hidden="true"
          tabIndex={-1}
          title={translate({id: 'heading.link', message: 'Link to this heading'})}
        />
      )}
    </As>
  );
}
