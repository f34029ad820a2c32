import type {ReactNode} from 'react';
import './Folded.css';

/** A section that is folded under its heading. It opens by a link into it, and on paper, which the framework's does not. */
export default function Folded({children}: {children: ReactNode}): ReactNode {
  return <details className="site-folded">{children}</details>;
}
