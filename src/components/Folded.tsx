import type {ReactNode} from 'react';
import './Folded.css';

/** A section folded under its heading. Unlike those of the framework, it opens by a link into it, and on paper. */
export default function Folded({children}: {children: ReactNode}): ReactNode {
  return <details className="site-folded">{children}</details>;
}
