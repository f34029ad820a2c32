// Ejected from Root @3.10.2. Change: the progress bar is on every page.
import type {ReactNode} from 'react';
import ProgressBar from '@site/src/theme/ProgressBar';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <ProgressBar />
    </>
  );
}
