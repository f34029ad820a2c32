import type {ReactNode} from 'react';

/** The request and its answer. In wide windows they are next to the text, see panel.css. */
export default function RequestPanel({children}: {children: ReactNode}): ReactNode {
  return <div className="requestPanel">{children}</div>;
}
