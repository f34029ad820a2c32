// Ejected from CodeBlock @3.10.2. Change: one static file for seven; the coloured lines and the copy button are in the
// HTML, and src/page/copyCode.ts copies. Upstream renders each block again after hydration.
// cspell:ignore metastring noninteractive
import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import type {Props} from '@theme/CodeBlock';
import {useColouredLines} from '@site/src/features/code/ui/useColouredLines';
import styles from './styles.module.css';

/** Other children would not be code that can be coloured and copied. */
function isText(child: ReactNode): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

function CopyButton(): ReactNode {
  return (
    <button
      type="button"
      data-copy=""
      className={clsx('clean-btn', styles.copy)}
      aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
      title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}>
      <IconCopy className={styles.icon} aria-hidden />
      <IconSuccess className={styles.done} aria-hidden />
    </button>
  );
}

export default function CodeBlock({children, className, title, metastring, ...props}: Props): ReactNode {
  const {defaultLanguage, magicComments} = useThemeConfig().prism;
  const metadata = createCodeBlockMetadata({
    code: Children.toArray(children).filter(isText).join(''),
    className,
    language: props.language,
    defaultLanguage,
    metastring,
    magicComments,
    title,
    showLineNumbers: props.showLineNumbers,
  });
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const {html, ref} = useColouredLines({
    code,
    language,
    classNames: (line) => clsx(lineClassNames[line]),
    firstNumber: lineNumbersStart,
  });
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, metadata.className, styles.block)}>
      {metadata.title && <div className={styles.title}>{metadata.title}</div>}
      <div className={styles.content}>
        {/* Code that is wider than its block can be scrolled by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} className={`prism-code language-${language} thin-scrollbar`}>
          <code ref={ref} className={styles.lines} dangerouslySetInnerHTML={{__html: html}} suppressHydrationWarning />
        </pre>
        <CopyButton />
      </div>
    </div>
  );
}
