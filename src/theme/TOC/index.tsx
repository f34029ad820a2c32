// Wraps TOC: a named landmark, if there is more than one heading; upstream's is a list that nothing announces.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import {useHasContents} from '@site/src/components/PageContents';
import styles from './styles.module.css';

const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});

export default function TOCWrapper({toc, ...props}: Props): ReactNode {
  const hasContents = useHasContents({toc, ...props});
  return (
    hasContents && (
      <nav className={styles.landmark} aria-label={label}>
        <p className={styles.title} aria-hidden>
          {label}
        </p>
        <TOC {...props} toc={toc} />
      </nav>
    )
  );
}
