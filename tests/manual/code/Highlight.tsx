// It has neither state nor handlers. Static.
import type {ReactNode} from 'react';

export default function Highlight({children}: {children: ReactNode}): ReactNode {
  return <mark style={{backgroundColor: 'rgb(1, 2, 3)', color: 'white'}}>{children}</mark>;
}
