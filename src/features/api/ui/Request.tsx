import type {ReactNode} from 'react';

/** The request of a `<Call>` and its response, on iron. */
export default function Request({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="api-call-panel">
      <div>{children}</div>
    </div>
  );
}
