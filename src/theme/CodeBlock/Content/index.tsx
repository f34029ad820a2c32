// Ejected from CodeBlock/Content @3.10.2. Change: the coloured lines are in the HTML, so no highlighter is loaded;
// line numbers are attributes, because the policy refuses the inline style that would set the first one.
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
