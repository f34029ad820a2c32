// Wraps TOC: a named landmark, if there is more than one heading; upstream's is a list that nothing announces.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import {useHasContents} from '@site/src/components/PageContents';
import styles from './styles.module.css';

const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});

/** Long names of code may break between their words. */
const breakNames = (html: string) =>
  html.replaceAll(/<code>\w+/g, (name) => name.replaceAll(/[a-z](?=[A-Z])/g, '$&<wbr>'));

export default function TOCWrapper({toc, ...props}: Props): ReactNode {
  const hasContents = useHasContents({toc, ...props});
  return (
    hasContents && (
      <nav className={styles.landmark} aria-label={label}>
        <p className={styles.title} aria-hidden>
          {label}
        </p>
        <TOC {...props} toc={toc.map((item) => ({...item, value: breakNames(item.value)}))} />
      </nav>
    )
  );
}
