// Ejected from CodeBlock/Line/Token @3.10.2. Change: only what has a colour has an element, and a parameter of a sample,
// which src/islands/ApiRequest.tsx fills in.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';
import {prefixOf, type SampleToken} from '@site/src/features/api/ui/sampleLines';

/** What src/css/code.css gives a colour. */
const coloured = [
  ...['comment', 'prolog', 'cdata', 'punctuation', 'deleted', 'inserted'],
  ...['keyword', 'boolean', 'tag', 'function', 'class-name', 'property', 'attr-name', 'builtin', 'selector'],
];

export default function CodeBlockLineToken({line: _, token, children, ...props}: Props): ReactNode {
  const {piece} = token as SampleToken;
  if (piece) {
    return (
      <span data-site-parameter={piece.parameter} data-site-joined={piece.isJoined ? '' : undefined}>
        {prefixOf(piece)}
        <span>{piece.text}</span>
      </span>
    );
  }
  const type = token.types.find((one) => coloured.includes(one));
  return type || props.style ? (
    <span {...props} className={type && `token ${type}`}>
      {children}
    </span>
  ) : (
    children
  );
}
