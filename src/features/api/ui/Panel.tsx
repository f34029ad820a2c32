import type {ReactNode} from 'react';

/** The request of a `<CallPage>` and its response, on iron. */
export default function Panel({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="api-call-panel">
      <div>{children}</div>
    </div>
  );
}
