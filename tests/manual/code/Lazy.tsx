import {lazy, Suspense, type ReactNode} from 'react';

const Counter = lazy(() => import('./Counter'));

export default function Lazy(): ReactNode {
  return (
    <Suspense fallback="Loading">
      <Counter name="Lazy" />
    </Suspense>
  );
}
