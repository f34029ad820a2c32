import type {ReactNode} from 'react';

/** Plain text, in which only backticks mean something: what they enclose is code. */
export default function Prose({children}: {children: string}): ReactNode {
  return children.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
