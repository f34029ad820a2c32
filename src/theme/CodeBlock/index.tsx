// Static. Ejected from CodeBlock @3.10.2. Change: one static file for seven; src/features/code colours code fences at build time,
// and src/page/copyCode.ts copies. Upstream renders each block again after hydration.
// cspell:ignore noninteractive
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import IconCopy from '@theme/Icon/Copy';
import type {Props} from '@theme/CodeBlock';
import styles from './styles.module.css';

/** `html` are the coloured lines of a code fence. */
type CodeBlockProps = Props & {html?: string};

export default function CodeBlock({children, className, language, title, html}: CodeBlockProps): ReactNode {
  const kind = (className ?? `language-${language ?? 'text'}`).toLowerCase();
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, kind, styles.block)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* Code that is wider than its block can be scrolled by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} translate="no" className={clsx('prism-code', kind, 'thin-scrollbar')}>
          {html === undefined ? (
            <code>
              <span>{children}</span>
            </code>
          ) : (
            <code className={styles.lines} dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
        <button
          type="button"
          data-site-copy=""
          className={clsx('clean-btn', styles.copy)}
          aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
          title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}>
          <IconCopy aria-hidden />
        </button>
      </div>
    </div>
  );
}
