// Ejected from CodeBlock/Buttons/CopyButton @3.10.2. Change: works without React, because a browser lets only the press
// itself write to the clipboard; says so when it is not allowed.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {copiesCode} from '@site/src/protocol';
import styles from './styles.module.css';

export default function CopyButton({className}: Props): ReactNode {
  return (
    <Button
      {...{[copiesCode]: ''}}
      className={clsx(className, styles.copy)}
      aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
      title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}>
      <IconCopy className={styles.icon} aria-hidden />
      <IconSuccess className={styles.done} aria-hidden />
    </Button>
  );
}
