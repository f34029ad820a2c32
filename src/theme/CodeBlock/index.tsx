// Ejected from CodeBlock @3.10.2. Change: not rendered again after hydration; colours are classes, the same in both modes.
import {Children, type ReactNode} from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';

function isText(part: ReactNode): part is string | number {
  return typeof part === 'string' || typeof part === 'number';
}

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const parts = Children.toArray(children);
  return parts.every(isText) ? (
    <StringContent {...props}>{parts.join('')}</StringContent>
  ) : (
    <ElementContent {...props}>{children}</ElementContent>
  );
}
