// Ejected from CodeBlock/Buttons @3.10.2. Change: one button, always seen, which copies; upstream's need React.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlock/Buttons';
import IconCopy from '@theme/Icon/Copy';
import styles from './styles.module.css';

export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <button
      type="button"
      data-not-text=""
      data-light-copy=""
      data-light-done={translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
      data-light-failed={translate({
        id: 'light.code.failed',
        message: 'Your browser did not allow copying. The code is selected, so you can copy it yourself.',
      })}
      className={clsx('clean-btn', styles.copy, className)}
      aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
      title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}>
      <IconCopy aria-hidden />
    </button>
  );
}
