// Ejected from CodeBlock/Line/Token @3.10.2. Change: only what has a colour has an element.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** What src/css/code.css gives a colour. */
const coloured = [
  ...['comment', 'prolog', 'cdata', 'punctuation', 'deleted', 'inserted'],
  ...['keyword', 'boolean', 'tag', 'function', 'class-name', 'property', 'attr-name', 'builtin', 'selector'],
];

export default function CodeBlockLineToken({line: _, token, children, ...props}: Props): ReactNode {
  const type = token.types.find((one) => coloured.includes(one));
  return type || props.style ? (
    <span {...props} className={type && `token ${type}`}>
      {children}
    </span>
  ) : (
    children
  );
}
