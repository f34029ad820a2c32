// Ejected from CodeBlock/Line/Token @3.10.2. Change: plain words have no element, and parameters of an address have one,
// so that a long address wraps between them and src/islands/ApiRequest.tsx can fill them in.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** A parameter behind an address, or alone between quotation marks, as curl sends it. */
const parameter = /([?&]\w+=[^&\s"']*|(?<=^")\w+=[^"]*(?="$))/;

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
  return token.types.includes('plain') ? content : <span {...props}>{content}</span>;
}
