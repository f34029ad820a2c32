import type {ReactNode} from 'react';

/** The request of a `<Call>` and its response. */
export default function Request({children}: {children: ReactNode}): ReactNode {
  return <div className="callRequest">{children}</div>;
}
