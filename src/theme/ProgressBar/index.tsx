// New: the progress bar, hidden until src/script/progress.ts moves it.
import type {ReactNode} from 'react';

export default function ProgressBar(): ReactNode {
  return <div id="page-progress" hidden />;
}
