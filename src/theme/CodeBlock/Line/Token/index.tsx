// Ejected from CodeBlock/Line/Token @3.10.2. Change: only what has a colour and parameters of an address have an element.
// A long address wraps between its parameters, and src/islands/ApiRequest.tsx can fill them in.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** A parameter behind an address, or alone between quotation marks, as curl sends it. */
const parameter = /([?&]\w+=[^&\s"']*|(?<=^")\w+=[^"]*(?="$))/;

/** What src/css/code.css gives a colour. */
const coloured = [
  ...['comment', 'prolog', 'cdata', 'punctuation', 'deleted', 'inserted'],
  ...['keyword', 'boolean', 'tag', 'function', 'class-name', 'property', 'attr-name', 'builtin', 'selector'],
];

export default function CodeBlockLineToken({line: _, token, children, ...props}: Props): ReactNode {
  const parts = children.split(parameter);
  const content =
    parts.length === 1
      ? children
      : parts.map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} data-site-parameter="">
              {part}
            </span>
          ),
        );
  const type = token.types.find((one) => coloured.includes(one));
  if (!type && !props.style && parts.length === 1) {
    return content;
  }
  return (
    <span {...props} className={type && `token ${type}`}>
      {content}
    </span>
  );
}
