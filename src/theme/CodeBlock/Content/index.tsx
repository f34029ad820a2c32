// Ejected from CodeBlock/Content @3.10.2. Change: the coloured lines stand in the page, and the highlighter stays away;
// line numbers are attributes, since the policy refuses a style with the first of them.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {useColouredLines} from '@site/src/features/code/ui/useColouredLines';
import type {Props} from '@theme/CodeBlock/Content';
import styles from './styles.module.css';

/** Code that is wider than its block can be scrolled by keyboard. */
const scrollable = {tabIndex: 0};

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const {html, ref} = useColouredLines({
    code,
    language,
    classNames: (line) => clsx(lineClassNames[line]),
    firstNumber: lineNumbersStart,
  });
  return (
    <pre
      ref={codeBlockRef}
      {...scrollable}
      className={clsx(className, `prism-code language-${language}`, styles.block, 'thin-scrollbar')}>
      <code ref={ref} className={styles.lines} dangerouslySetInnerHTML={{__html: html}} suppressHydrationWarning />
    </pre>
  );
}
