// Ejected from CodeBlock/Buttons @3.10.2. Change: in the HTML from the start, because scripts load only when
// the reader reaches for a control.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import type {Props} from '@theme/CodeBlock/Buttons';
import styles from './styles.module.css';

export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, styles.buttons)}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
